import type { Tx } from './transaction.ts';

const waiting = new WeakMap<object, Set<() => void>>();
const unwritten = new WeakMap<object, Set<() => Promise<void>>>();

/** Runs `act` once if the transaction commits, never otherwise. Registering the same function twice runs it once. */
export const afterCommit = (tx: Tx, act: () => void) => {
  const acts = waiting.get(tx) ?? new Set();
  waiting.set(tx, acts.add(act));
};

export const committed = (tx: Tx) => {
  for (const act of waiting.get(tx) ?? []) act();
};

/** Runs `write` as the last step before the commit, so that collected rows are written in one statement. */
export const beforeCommit = (tx: Tx, write: () => Promise<void>) => {
  const writes = unwritten.get(tx) ?? new Set();
  unwritten.set(tx, writes.add(write));
};

/** What a transaction collects with `begin` and writes with `write`, in one statement, as its last step. */
export const collector = <Rows>(begin: (tx: Tx) => Rows, write: (tx: Tx, rows: Rows) => Promise<unknown>) => {
  const collected = new WeakMap<Tx, Rows>();
  return (tx: Tx): Rows => {
    const known = collected.get(tx);
    if (known) return known;
    const rows = begin(tx);
    collected.set(tx, rows);
    beforeCommit(tx, async () => {
      collected.delete(tx);
      await write(tx, rows);
    });
    return rows;
  };
};

export const writeCollected = async (tx: Tx) => {
  for (const write of unwritten.get(tx) ?? []) await write();
};
