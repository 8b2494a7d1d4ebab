import type { Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** One database transaction. Every function that writes takes one first; nothing else can reach the tables. */
export type Tx = Transaction<DB>;
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
