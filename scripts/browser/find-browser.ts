import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from './browser.ts';
import { installBrowser } from './install-browser.ts';
import { unpackBrowser } from './unpack-browser.ts';

// Without windows, tabs and menus of its own a browser takes half as much of the processor.
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...headless, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for journeys: the one in BROWSER_PATH, else an installed one, else one that can be installed without
 * asking.
 */
export async function findBrowser(): Promise<Browser> {
  const configured = process.env.BROWSER_PATH;
  if (configured) {
    if (!canRun(configured))
      throw new Error(`BROWSER_PATH must name a Chrome or Chromium program; ${configured} cannot be run.`);
    return { executablePath: configured, env: {} };
  }
  const browser =
    findInstalled() ?? (await unpackBrowser()) ?? ((await installBrowser()) ? findInstalled() : undefined);
  if (browser) return browser;
  throw new Error(
    'The journeys need a browser: install Chrome or Chromium (on Debian: apt-get install chromium-headless-shell), or set BROWSER_PATH.',
  );
}

function findInstalled(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usualPlaces];
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
