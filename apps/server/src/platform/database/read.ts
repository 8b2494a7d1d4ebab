import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';
import type { Tx } from './transaction.ts';

/** A frequent query: compiled once and run as a named prepared statement. */
export type Query<Args, Row> = { name: string; build: (db: Kysely<DB>, arg: Slots<Args>) => Compilable<Row> };
export type Read = <Args extends object, Row>(query: Query<Args, Row>, args: Args) => Promise<Row[]>;

type Slots<Args> = { readonly [Key in keyof Args]: Args[Key] };

export const query = <Args extends object, Row>(
  name: string,
  build: (db: Kysely<DB>, arg: Slots<Args>) => Compilable<Row>,
): Query<Args, Row> => ({ name, build });

/**
 * Hides a parameter's value from the planner, so that PostgreSQL uses one generic plan instead of planning every call.
 * Planning is most of the work where few rows of many tables are read. Not for values that need a different plan.
 */
export const opaqueParam = <Value>(value: Value, type: 'bigint' | 'bigint[]' | 'boolean' | 'int[]' | 'timestamptz') =>
  sql<Value>`(select ${value}::${sql.raw(type)})`;

// Placeholder for a parameter while the query is compiled; records which argument belongs there.
class Slot {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

// Returns a Slot for any key. The types claim it is the value itself, which the query builder needs to type-check
// comparisons.
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

  return async <Args extends object, Row>(prepared: Query<Args, Row>, args: Args) => {
    const { text, parameters } = compile(prepared);
    const result = await pool.query({ name: prepared.name, text, values: fill(parameters, args) });
    return result.rows as Row[];
  };
};

const inTransactions = new Map<string, { text: string; parameters: readonly unknown[] }>();

/** Runs the same queries inside a transaction: a caller that holds one connection must not wait for a second one. */
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
