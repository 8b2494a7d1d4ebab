import { fail } from '@stagedoor/contract/errors';
import type { remindAfterBody } from '@stagedoor/contract/schemas/product';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { hour } from '../../platform/time.ts';
import { openTalent } from '../access/index.ts';
import type { Deps } from './deps.ts';
import { productReminded } from './facts.ts';
import { productById } from './products.repo.ts';

export const remindOfProduct = job('catalogue.remind', z.object({ idReminder: z.int() }));

type Wish = z.output<typeof remindAfterBody>;

/** Remembers who wants to be told; asking again moves the time and tells only once. */
export const remindAfter =
  ({ database, clock, jobs }: Deps) =>
  async (idUser: number, wish: Wish): Promise<void> => {
    const now = clock.now();
    if ('idUser' in wish) {
      const [talent] = await database.read(openTalent, { idUser: wish.idUser, now });
      if (!talent) fail('pageNotFound');
      await database.inTransaction((tx) =>
        sql`insert into reminder (id_user, id_talent, created_at) values (${idUser}, ${wish.idUser}, ${now})
          on conflict (id_talent, id_user) where told_at is null do nothing`.execute(tx),
      );
      return;
    }
    const { idProduct, hours } = wish;
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

/** Tells it, unless it was told or put off meanwhile. */
export const remind =
  ({ database, clock, outbox }: Deps) =>
  ({ idReminder }: { idReminder: number }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .updateTable('reminder')
        .set({ told_at: now })
        .where('id', '=', idReminder)
        .where('told_at', 'is', null)
        .where('due_at', '<=', now)
        .returning(['id_user', 'id_product'])
        .executeTakeFirst();
      if (due?.id_product) await outbox.append(tx, productReminded, { idUser: due.id_user, idProduct: due.id_product });
    });
