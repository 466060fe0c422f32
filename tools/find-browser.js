// Prints the path of a Chrome or Chromium that can run the browser tests. On Debian as root it installs one
// when there is none. Exits 1 with one line when there is no browser and none can be installed.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function installed() {
  return [process.env.CHROME_PATH, ...USUAL_PATHS].find((path) => path && isExecutable(path));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canInstall() {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Several test files may ask at once: the first one installs, the others wait for it. */
function install() {
  process.stderr.write("No browser found: installing Debian's chromium (about a minute) …\n");
  const script = `[ -x ${USUAL_PATHS[0]} ] || (apt-get update && apt-get install -y --no-install-recommends chromium)`;
  execFileSync("flock", [join(tmpdir(), "toolgauge-install-browser.lock"), "sh", "-c", script], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 10 * 60_000,
  });
}

function findBrowser() {
  const found = installed();
  if (found !== undefined || !canInstall()) return found;
  try {
    install();
  } catch (error) {
    process.stderr.write(`Installing chromium failed: ${error.message.split("\n")[0]}\n`);
  }
  return installed();
}

const path = findBrowser();
if (path === undefined) {
  process.stderr.write(
    "No Chrome or Chromium here, so NO BROWSER TEST CAN RUN: set CHROME_PATH or install one\n",
  );
  process.exitCode = 1;
} else {
  process.stdout.write(`${path}\n`);
}
