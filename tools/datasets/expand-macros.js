// Expands the macros of the security sources, so that encodings, hidden characters and credentials are exactly
// what they claim to be: {{enc:base64:TEXT}}, {{cp:200B 200C}}, {{tags:TEXT}}, {{vs:TEXT}}, {{zw:TEXT}},
// {{homoglyph:TEXT}}, {{pua:TEXT}}, {{secret:KIND:SEED}}, {{placeholder:KIND:SEED}}.
import { gzipSync } from "node:zlib";
import { credential, placeholder } from "./credentials.js";

const MACRO = /\{\{(enc|cp|tags|vs|zw|homoglyph|pua|secret|placeholder):([\s\S]*?)\}\}/g;

/** Expands macros in every string and key of a value. */
export function expandMacros(value) {
  if (typeof value === "string") return expandText(value);
  if (Array.isArray(value)) return value.map(expandMacros);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [expandText(key), expandMacros(child)]),
  );
}

function expandText(text) {
  const expanded = text.replace(MACRO, (_, name, body) => MACROS[name](body));
  if (expanded.includes("{{") && /\{\{[a-z]+:/.test(expanded))
    throw new Error(`unknown macro in: ${text.slice(0, 80)}`);
  return expanded;
}

const MACROS = {
  enc: encode,
  cp: (body) =>
    body
      .trim()
      .split(/[\s,]+/)
      .map((hex) => String.fromCodePoint(Number.parseInt(hex.replace(/^U\+/i, ""), 16)))
      .join(""),
  tags: (body) =>
    [...body].map((character) => String.fromCodePoint(0xe0000 + character.codePointAt(0))).join(""),
  vs: (body) =>
    [...Buffer.from(body)]
      .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
      .join(""),
  zw: (body) =>
    [...Buffer.from(body)]
      .map((byte) => byte.toString(2).padStart(8, "0").replace(/0/g, "\u200b").replace(/1/g, "\u200c"))
      .join(""),
  homoglyph: (body) => [...body].map((character) => HOMOGLYPHS[character] ?? character).join(""),
  pua: (body) =>
    [...body].map((character) => String.fromCodePoint(0xe000 + character.codePointAt(0))).join(""),
  secret: (body) => credential(...splitOnce(body)),
  placeholder: (body) => placeholder(splitOnce(body)[0]),
};

const HOMOGLYPHS = {
  a: "\u0430",
  c: "\u0441",
  e: "\u0435",
  i: "\u0456",
  o: "\u043e",
  p: "\u0440",
  s: "\u0455",
  x: "\u0445",
  y: "\u0443",
};

function splitOnce(text) {
  const at = text.indexOf(":");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function encode(body) {
  const [head, text] = splitOnce(body);
  const [chain, spacing] = head.split("/");
  const encoded = chain.split("+").reduce((current, name) => {
    const encoder = ENCODERS[name];
    if (encoder === undefined) throw new Error(`unknown encoding: ${name}`);
    return encoder(current);
  }, text);
  return spacing === "spaced" ? (encoded.match(/[\s\S]{1,8}/g) ?? []).join(" ") : encoded;
}

const hex2 = (number, width) => number.toString(16).padStart(width, "0");

const ENCODERS = {
  base64: (text) => Buffer.from(text).toString("base64"),
  base64url: (text) => Buffer.from(text).toString("base64url"),
  hex: (text) => Buffer.from(text).toString("hex"),
  percent: (text) => [...Buffer.from(text)].map((byte) => `%${hex2(byte, 2).toUpperCase()}`).join(""),
  xescape: (text) => [...Buffer.from(text)].map((byte) => `\\x${hex2(byte, 2)}`).join(""),
  uescape: (text) =>
    Array.from({ length: text.length }, (_, index) => `\\u${hex2(text.charCodeAt(index), 4)}`).join(""),
  rot13: (text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= "Z" ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  reversed: (text) => [...text].reverse().join(""),
  gzip64: (text) => gzipSync(text).toString("base64"),
  charcodes: (text) => [...text].map((character) => character.codePointAt(0)).join(","),
  htmlentities: (text) => [...text].map((character) => `&#${character.codePointAt(0)};`).join(""),
  base32: (text) => {
    const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    const digits = (bits.match(/.{1,5}/g) ?? []).map(
      (group) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(group.padEnd(5, "0"), 2)],
    );
    return digits.join("").padEnd(Math.ceil(digits.length / 8) * 8, "=");
  },
};
