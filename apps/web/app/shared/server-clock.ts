import { type ShellData, useShell } from './shell-data.ts';

const offsets = new WeakMap<ShellData, number>();

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const useServerOffset = (): number => {
  const shell = useShell();
  const offset = offsets.get(shell) ?? shell.now - Date.now();
  offsets.set(shell, offset);
  return offset;
};
