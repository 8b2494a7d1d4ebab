import { type Entry, openJournal } from './journal.ts';
import type {
  Charge,
  Customer,
  DeletedCustomer,
  Dispute,
  Event,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  Refund,
  Session,
  SetupIntent,
  Token,
} from './objects.ts';

export type IdempotentReply = {
  id: string;
  at: number;
  request: string;
  requestId: string;
  status: number;
  body: string;
};

type IntentWishes = { id: string } & Pick<
  PaymentIntent,
  'capture_method' | 'setup_future_usage' | 'description' | 'metadata' | 'receipt_email'
>;

type Rows = {
  charges: Charge;
  customers: Customer;
  deletedCustomers: DeletedCustomer;
  disputes: Dispute;
  events: Event;
  idempotentReplies: IdempotentReply;
  /** The parameters of a session's payment intent, by session id. */
  intentWishes: IntentWishes;
  /** By session id. */
  lineItems: { id: string; items: LineItem[] };
  paymentIntents: PaymentIntent;
  paymentMethods: PaymentMethod;
  refunds: Refund;
  /** The return URL of the 3-D Secure challenge, by payment intent id. */
  returnUrls: { id: string; url: string };
  sessions: Session;
  setupIntents: SetupIntent;
  /** Detached methods, by id: they cannot be used again. */
  detachedMethods: { id: string };
  tokens: Token;
};

type Table<Row> = {
  get(id: string): Row | undefined;
  /** Inserts or replaces. Rows are immutable, so that an event keeps the state at its time. */
  put(row: Row): Row;
  newestFirst(): Row[];
};

export type Store = { [Name in keyof Rows]: Table<Rows[Name]> } & { close(): void };

type AnyRow = { id: string };

export const openStore = (directory?: string): Store => {
  const journal = directory === undefined ? null : openJournal(directory);
  const everything = new Map<string, Map<string, AnyRow>>();

  const table = <Name extends keyof Rows>(name: Name): Table<Rows[Name]> => {
    const rows = new Map<string, Rows[Name]>();
    everything.set(name, rows);
    for (const [owner, row] of journal?.entries ?? []) {
      if (owner !== name) continue;
      const restored = row as Rows[Name];
      rows.set(restored.id, restored);
    }
    return {
      get: (id) => rows.get(id),
      put(row) {
        rows.set(row.id, row);
        journal?.append([name, row]);
        return row;
      },
      newestFirst: () => [...rows.values()].reverse(),
    };
  };

  const store: Store = {
    charges: table('charges'),
    customers: table('customers'),
    deletedCustomers: table('deletedCustomers'),
    disputes: table('disputes'),
    events: table('events'),
    idempotentReplies: table('idempotentReplies'),
    intentWishes: table('intentWishes'),
    lineItems: table('lineItems'),
    paymentIntents: table('paymentIntents'),
    paymentMethods: table('paymentMethods'),
    refunds: table('refunds'),
    returnUrls: table('returnUrls'),
    sessions: table('sessions'),
    setupIntents: table('setupIntents'),
    detachedMethods: table('detachedMethods'),
    tokens: table('tokens'),
    close: () => journal?.close(),
  };
  journal?.compact([...everything].flatMap(([name, rows]) => [...rows.values()].map((row): Entry => [name, row])));
  return store;
};
