import { describe, expect, it } from "vitest";
import { withoutSecrets } from "./find.js";

const drawn = (index: number) => `Vq8xT2mLz7Rk9pQw${index}`;

describe("a text without its credentials", () => {
  it("masks the secret beside an id that a format gives away", () => {
    const id = ["AK", "IA", "3QJ7WZP5XN2RTL6B"].join("");
    const safe = withoutSecrets(`AWS_ACCESS_KEY_ID=${id} AWS_SECRET_ACCESS_KEY=${drawn(1)}X8sHd6JfG1aQe`);
    expect(safe).not.toContain(id);
    expect(safe).not.toContain(drawn(1));
  });

  it("masks every one of many", () => {
    const all = Array.from({ length: 20 }, (_, index) => drawn(10 + index));
    const safe = withoutSecrets(all.map((secret) => `password: ${secret}`).join("\n"));
    for (const secret of all) expect(safe).not.toContain(secret);
    expect(safe.match(/\*{8}/g)).toHaveLength(20);
  });

  it("masks the same one again where nothing names it", () => {
    expect(withoutSecrets(`password: ${drawn(1)}. Also ${drawn(1)}`)).not.toContain(drawn(1));
  });

  it("leaves other texts alone", () => {
    expect(withoutSecrets("Needs a token, see docs/Setup-2024_final.pdf.")).toBe(
      "Needs a token, see docs/Setup-2024_final.pdf.",
    );
  });
});
