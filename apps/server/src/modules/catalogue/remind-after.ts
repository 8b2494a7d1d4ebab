import { fail } from '@stagedoor/contract/errors';
import type { remindAfterBody } from '@stagedoor/contract/schemas/product';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { hour } from '../../platform/time.ts';
import { openTalent } from '../access/index.ts';
import { productReminded } from './catalogue.events.ts';
import type { Deps } from './deps.ts';
import { productById } from './products.repo.ts';

export const remindOfProduct = job('catalogue.remind', z.object({ idReminder: z.int() }));

type Input = z.output<typeof remindAfterBody>;

/** Stores a reminder; repeating the call moves its time, and it is sent once. */
export const remindAfter =
  ({ database, clock, jobs }: Deps) =>
  async (idUser: number, input: Input): Promise<void> => {
    const now = clock.now();
    if ('idUser' in input) {
      const [talent] = await database.read(openTalent, { idUser: input.idUser, now });
      if (!talent) fail('pageNotFound');
      await database.inTransaction((tx) =>
        sql`insert into reminder (id_user, id_talent, created_at) values (${idUser}, ${input.idUser}, ${now})
          on conflict (id_talent, id_user) where told_at is null do nothing`.execute(tx),
      );
      return;
    }
    const { idProduct, hours } = input;
    const [product] = await database.read(productById, { id: idProduct, viewer: idUser, language: 'en', now });
    if (!product) fail('pageNotFound');
    const due = new Date(now.getTime() + hours * hour);
    await database.inTransaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into reminder (id_user, id_product, due_at, created_at) values (${idUser}, ${idProduct}, ${due}, ${now})
        on conflict (id_product, id_user) where told_at is null do update set due_at = excluded.due_at
        returning id`.execute(tx);
      for (const { id } of rows) await jobs.queue(tx, remindOfProduct, { idReminder: id }, { due });
    });
  };

/** Sends a due reminder, unless it was sent or postponed meanwhile, or all dates of the product are over or cancelled. */
export const remind =
  ({ database, clock, outbox }: Deps) =>
  ({ idReminder }: { idReminder: number }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .updateTable('reminder')
        .from('product')
        .set({ told_at: now })
        .where('reminder.id', '=', idReminder)
        .where('told_at', 'is', null)
        .where('due_at', '<=', now)
        .whereRef('product.id', '=', 'reminder.id_product')
        .returning(['id_user', 'product.id', sql<boolean>`product.open_until > ${now}`.as('is_open')])
        .executeTakeFirst();
      if (due?.is_open) await outbox.append(tx, productReminded, { idUser: due.id_user, idProduct: due.id });
    });
