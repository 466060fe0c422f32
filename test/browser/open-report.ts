import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export interface OpenReport {
  page: Page;
  /** Everything the page complained about: console errors, refused resources, uncaught exceptions. */
  complaints: string[];
  /** Addresses it asked for besides its own file. */
  requests: string[];
  close(): Promise<void>;
}

/** Opens a report from disk, the way people do, and listens to what it does. */
export async function openReport(
  browser: Browser,
  html: string,
  options: BrowserContextOptions & { fragment?: string } = {},
): Promise<OpenReport> {
  const { fragment = "", ...contextOptions } = options;
  const folder = mkdtempSync(join(tmpdir(), "toolgauge-browser-"));
  const file = join(folder, "report.html");
  writeFileSync(file, html);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const address = pathToFileURL(file).href;
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== address) requests.push(request.url());
  });
  await page.goto(address + fragment);
  async function close(): Promise<void> {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { page, complaints, requests, close };
}
