import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookies.ts';
import { type ThemeName, useShell } from './shell-data.ts';

export const themeCookie = 'theme';
const prefersDark = '(prefers-color-scheme: dark)';

export const parseTheme = (value: string | undefined): ThemeName =>
  value === 'light' || value === 'dark' ? value : 'auto';

/**
 * "As on my device" is known to the browser alone; this runs before anything is painted. It has no quotes and no
 * angle brackets, so that it can be the plain text of a script element.
 */
export const themeScript = `{const page=document.documentElement;if(page.dataset.theme===\`auto\`)page.dataset.scheme=matchMedia(\`${prefersDark}\`).matches?\`dark\`:\`light\`}`;

const listeners = new Set<() => void>();

const chosen = (): ThemeName => parseTheme(readCookie(document.cookie, themeCookie));

const apply = (): void => {
  const theme = chosen();
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia(prefersDark).matches);
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
};

const subscribe = (listener: () => void) => {
  const device = matchMedia(prefersDark);
  listeners.add(listener);
  device.addEventListener('change', apply);
  apply(); // the device may have changed since the page was painted
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) device.removeEventListener('change', apply);
  };
};

/** Kept in a cookie, so that the server renders the right theme and nothing flashes. */
const setTheme = (theme: ThemeName): void => {
  writeCookie(themeCookie, theme);
  apply();
  for (const listener of listeners) listener();
};

export const useTheme = () => {
  const shell = useShell();
  return { theme: useSyncExternalStore(subscribe, chosen, () => shell.theme), setTheme };
};
