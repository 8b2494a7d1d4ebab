import { useSyncExternalStore } from 'react';
import { type ThemeName, useShell } from '../pages/shell-data.ts';
import { readCookie, writeCookie } from './cookies.ts';

export const themeCookie = 'theme';
const prefersDark = '(prefers-color-scheme: dark)';

export const parseTheme = (value: string | undefined): ThemeName =>
  value === 'light' || value === 'dark' ? value : 'auto';

/**
 * Resolves "as on my device", which only the browser knows, before the first paint. Contains no quotes or angle
 * brackets, so that it can be the text of a script element.
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
  apply(); // the device's setting may have changed since the page was painted
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) device.removeEventListener('change', apply);
  };
};

/** Stored in a cookie, so that the server renders the right theme without a flash. */
const setTheme = (theme: ThemeName): void => {
  writeCookie(themeCookie, theme);
  apply();
  for (const listener of listeners) listener();
};

export const useTheme = () => {
  const shell = useShell();
  return { theme: useSyncExternalStore(subscribe, chosen, () => shell.theme), setTheme };
};
