import { readFileSync } from 'node:fs';

/**
 * Calls back when npm, which started this script, is gone: when killed, it cannot forward a signal. Between npm and the
 * script there may be a shell, which would go on waiting.
 */
export function whenAbandoned(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const watched = [process.ppid];
  const parent = readProcess(process.ppid);
  if (parent && /^(ba|da|z|a|k)?sh$/.test(parent.name)) watched.push(parent.ppid);
  const timer = setInterval(() => {
    if (process.ppid === watched[0] && watched.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { name, state, ppid: Number(ppid) };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return readProcess(pid)?.state !== 'Z';
}
