import { randomUUID } from 'node:crypto';
import { cents } from '@stagedoor/contract/money';
import { createLedger, platform, transfer, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { hashToken, newToken } from '../../apps/server/src/platform/tokens.ts';

export type Buyer = { idUser: number; device: string; token: string };

const together = 1_000;
const day = 24 * 3_600_000;

/** Creates logged-in users. */
export const createBuyers = async (database: Database, count: number, at = new Date()): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  for (let first = 0; first < count; first += together) {
    buyers.push(...(await createSome(database, Math.min(together, count - first), at)));
  }
  return buyers;
};

const createSome = (database: Database, count: number, at: Date): Promise<Buyer[]> =>
  database.inTransaction(async (tx) => {
    const people = Array.from({ length: count }, () => ({
      name: 'Buyer',
      email: `${randomUUID()}@example.com`,
      role: 'FAN' as const,
      status: 'ACTIVE' as const,
      created_at: at,
      last_seen_at: at,
    }));
    const users = await tx.insertInto('users').values(people).returning('id').execute();
    const logins = users.map(({ id }) => ({
      idUser: id,
      device: randomUUID(),
      token: newToken(),
      session: randomUUID(),
    }));
    // Verified for the whole run: the tests are not about log-ins.
    const times = { created_at: at, last_used_at: at, verified_at: new Date(at.getTime() + day) };
    await tx
      .insertInto('session')
      .values(
        logins.map(({ idUser, device, session }) => ({ id: session, id_user: idUser, id_device: device, ...times })),
      )
      .execute();
    await tx
      .insertInto('session_token')
      .values(logins.map(({ token, session }) => ({ hash: hashToken(token), id_session: session, issued_at: at })))
      .execute();
    return logins.map(({ idUser, device, token }) => ({ idUser, device, token }));
  });

type Gift = { idUser: number; pot: 'deposited' | 'earned'; amount: number };

/** Adds money to wallets. */
export const fillWallets = async (database: Database, gifts: readonly Gift[]): Promise<void> => {
  const ledger = createLedger();
  for (let first = 0; first < gifts.length; first += together) {
    await database.inTransaction(async (tx) => {
      for (const { idUser, pot, amount } of gifts.slice(first, first + together)) {
        const postings = transfer(platform, wallet[pot](idUser), cents(amount));
        await ledger.post(tx, { kind: `test.${pot}`, ref: idUser, at: new Date(), postings });
      }
    });
  }
};
