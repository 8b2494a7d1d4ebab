import type { Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * A database transaction. Every function that writes takes one as its first argument; there is no other way to the
 * tables.
 */
export type Tx = Transaction<DB>;
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
