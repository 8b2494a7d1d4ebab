import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';
import type { Tx } from './transaction.ts';

/** A query that pages make all the time: compiled once, run as a named prepared statement. */
export type Query<Args, Row> = { name: string; build: (db: Kysely<DB>, arg: Slots<Args>) => Compilable<Row> };
export type Read = <Args extends object, Row>(query: Query<Args, Row>, args: Args) => Promise<Row[]>;

type Slots<Args> = { readonly [Key in keyof Args]: Args[Key] };

export const query = <Args extends object, Row>(
  name: string,
  build: (db: Kysely<DB>, arg: Slots<Args>) => Compilable<Row>,
): Query<Args, Row> => ({ name, build });

/**
 * A value that the planner does not look at. Where it looks at none, it plans the statement once and not for every call,
 * and planning is most of the work where few rows of many tables are read. Not for values that make another plan better.
 */
export const unseen = <Value>(value: Value, type: 'bigint' | 'bigint[]' | 'int[]' | 'timestamptz') =>
  sql<Value>`(select ${value}::${sql.raw(type)})`;

// Stands in for a value while the query is compiled, and says afterwards which argument belongs in its place.
class Slot {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

// Asked for any argument, it answers with that argument's slot. The types say it is the value itself, which is what the
// query builder needs to check the comparison.
const slots = new Proxy({}, { get: (_target, key) => new Slot(key) });

const fill = (parameters: readonly unknown[], args: object): unknown[] =>
  parameters.map((value) => (value instanceof Slot ? Reflect.get(args, value.key) : value));

export const reader = (kysely: Kysely<DB>, pool: pg.Pool): Read => {
  const compiled = new Map<string, { text: string; parameters: readonly unknown[] }>();

  const compile = <Args, Row>({ name, build }: Query<Args, Row>) => {
    const known = compiled.get(name);
    if (known) return known;
    const { sql: text, parameters } = build(kysely, slots as Slots<Args>).compile();
    const fresh = { text, parameters };
    compiled.set(name, fresh);
    return fresh;
  };

  return async <Args extends object, Row>(wanted: Query<Args, Row>, args: Args) => {
    const { text, parameters } = compile(wanted);
    const result = await pool.query({ name: wanted.name, text, values: fill(parameters, args) });
    return result.rows as Row[];
  };
};

const inTransactions = new Map<string, { text: string; parameters: readonly unknown[] }>();

/** The same queries inside a transaction: whoever holds a connection must not wait for a second one. */
export const readIn =
  (tx: Tx): Read =>
  async <Args extends object, Row>({ name, build }: Query<Args, Row>, args: Args) => {
    let known = inTransactions.get(name);
    if (!known) {
      const { sql: text, parameters } = build(tx, slots as Slots<Args>).compile();
      known = { text, parameters };
      inTransactions.set(name, known);
    }
    return (await tx.executeQuery<Row>(CompiledQuery.raw(known.text, fill(known.parameters, args)))).rows;
  };
