import { describe, expect, it } from "vitest";
import { tokenize } from "./tokens.js";

describe("tokenize", () => {
  it.each([
    ["English", "list all of the open issues", ["list", "open", "issu"]],
    ["Spanish", "borrar la factura de un cliente", ["borrar", "factura", "client"]],
    ["Turkish", "bu kanal için bir mesaj", ["kanal", "mesaj"]],
    ["Polish", "czy jest moja faktura dla klienta", ["faktura", "klienta"]],
    ["Vietnamese", "tệp của tôi trong thư mục", ["tep", "thu", "muc"]],
    ["Hindi", "मेरे कैलेंडर में एक बैठक", ["कैलेंडर", "बैठक"]],
    ["names", "po_number caCert envVar", ["po", "number", "ca", "cert", "env", "var"]],
  ])("drops the words of %s that tell nothing", (_, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });
});
