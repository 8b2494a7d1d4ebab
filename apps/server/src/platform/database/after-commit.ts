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

export const writeCollected = async (tx: Tx) => {
  for (const write of unwritten.get(tx) ?? []) await write();
};
