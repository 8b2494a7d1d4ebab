import { type ShellData, useShell } from '../pages/shell-data.ts';

const offsets = new WeakMap<ShellData, number>();
let first: ShellData | undefined;

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const useServerOffset = (): number => {
  const shell = useShell();
  const offset = offsets.get(shell) ?? shell.now - arrivalOf(shell);
  offsets.set(shell, offset);
  return offset;
};

/** The shell data of the first page arrived with the HTML, long before its scripts ran. */
const arrivalOf = (shell: ShellData): number => {
  if (typeof document === 'undefined') return Date.now();
  first ??= shell;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return shell === first && page ? performance.timeOrigin + page.responseStart : Date.now();
};
