import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the process runs. A zombie does not: it keeps its pid until its parent reaps it, which in a container may be
 * never.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readStat(pid)?.[0] !== 'Z';
}

/** Identifies a process across pid reuse: boot id and start time. Empty where the system has no /proc. */
export function birthOf(pid: number): string {
  const ticksAfterBoot = readStat(pid)?.[19];
  if (ticksAfterBoot === undefined) return '';
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticksAfterBoot}`;
}

export async function waitUntil(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** The fields of /proc/PID/stat from the state on; the process name before it may contain spaces and brackets. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
