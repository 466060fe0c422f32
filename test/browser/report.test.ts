import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderHtml } from "../../src/report/renderers/html.js";
import { runSuite } from "../../src/suite/run-suite.js";
import { browserPath, launch } from "./launch.js";
import { openReport } from "./open-report.js";

const DEFAULT_SUITE = resolve(import.meta.dirname, "../../suites/default.yaml");
const executablePath = browserPath();

describe.skipIf(executablePath === undefined)("the report of the default suite in a browser", () => {
  let browser: Browser;
  let html: string;

  beforeAll(async () => {
    browser = await launch(executablePath!);
    html = renderHtml(await runSuite(DEFAULT_SUITE, { progress: () => undefined, warn: () => undefined }));
  });
  afterAll(() => browser?.close());

  it("opens from disk without a complaint and asks for nothing", async () => {
    const { page, complaints, requests, close } = await openReport(browser, html);
    expect(await page.locator("h1").textContent()).toBe("default");
    expect({ complaints, requests }).toEqual({ complaints: [], requests: [] });
    await close();
  });
});
