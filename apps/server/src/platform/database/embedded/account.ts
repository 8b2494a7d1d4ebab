import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * The system account PostgreSQL runs under: the current user, or another one when that is root, because PostgreSQL
 * refuses to run as root.
 */
export type Account = {
  ids: { uid: number; gid: number } | undefined;
  run(program: string, args: string[], options: SpawnOptions): ChildProcess;
};

/** English messages, because we match on them; no locale of the machine, because the binaries may lack it. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

export function chooseAccount(directory: string, program: string): Account {
  if (process.getuid?.() !== 0) {
    return { ids: undefined, run: (name, args, options) => spawn(name, args, { ...options, env: environment }) };
  }
  const ids = ownerOf(directory) ?? serviceAccount();
  const reachable = [program, directory].every((path) => canEnter(ids, dirname(path)));
  if (reachable)
    return { ids, run: (name, args, options) => spawn(name, args, { ...options, ...ids, env: environment }) };
  const prefix = [
    ...[`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
    ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
    // Without this securebit access(2) ignores the capability, and PostgreSQL calls access(2).
    ...['--securebits=+no_setuid_fixup', '--'],
  ];
  const setpriv = findSetpriv(directory);
  return {
    ids,
    run: (name, args, options) => spawn(setpriv, [...prefix, name, ...args], { ...options, env: environment }),
  };
}

/** A data directory created by an ordinary user stays usable for that user. */
function ownerOf(directory: string): Account['ids'] {
  const found = statSync(directory, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function serviceAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const account of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === account);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function canEnter(ids: { uid: number; gid: number }, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter(ids, parent));
}

function findSetpriv(directory: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/bin')) {
    try {
      accessSync(join(folder, 'setpriv'));
      return join(folder, 'setpriv');
    } catch {}
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and no other user may enter the folders of this checkout or of ' +
      `${directory}. Start as an ordinary user, move both to folders that everyone may enter, or install "setpriv" (util-linux).`,
  );
}
