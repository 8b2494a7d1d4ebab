import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from './browser.ts';
import { installBrowser } from './install-browser.ts';
import { unpackBrowser } from './unpack-browser.ts';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for journeys: the one asked for, else the machine's, else one that can be brought without asking anybody. */
export async function findBrowser(): Promise<Browser> {
  const asked = process.env.BROWSER_PATH;
  if (asked) {
    if (!canRun(asked)) throw new Error(`BROWSER_PATH must name a Chrome or Chromium program; ${asked} cannot be run.`);
    return { executablePath: asked, env: {} };
  }
  const browser =
    findInstalled() ?? (await unpackBrowser()) ?? ((await installBrowser()) ? findInstalled() : undefined);
  if (browser) return browser;
  throw new Error(
    'The journeys need a browser: install Chrome or Chromium (on Debian: apt-get install chromium), or set BROWSER_PATH.',
  );
}

function findInstalled(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces];
  const executablePath = candidates.find(canRun);
  return executablePath ? { executablePath, env: {} } : undefined;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
