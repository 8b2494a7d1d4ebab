import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/** Reviews that a user wrote and received. The scores stay, without texts. */
export const reviewsPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    reviews: await scoresOf(tx, idUser),
    reviewReports: await reportsOf(tx, idUser),
  }),
  erase: async (tx, idUser) => {
    await sql`update score set text = '', reply = null where id_buyer = ${idUser}`.execute(tx);
    await sql`update score set reply = null where id_talent = ${idUser}`.execute(tx);
    await sql`update score set removed_reason = '' where removed_at is not null and ${idUser} in (id_buyer, id_talent)`.execute(
      tx,
    );
    await sql`update score_report set reason = '' where id_user = ${idUser}`.execute(tx);
  },
};

const scoresOf = async (tx: Tx, idUser: number) => {
  const { rows } = await sql<object>`
    select id_order, score, text, reply, removed_reason, created_at from score where ${idUser} in (id_buyer, id_talent)`.execute(
    tx,
  );
  return rows;
};

const reportsOf = async (tx: Tx, idUser: number) => {
  const { rows } = await sql<object>`
    select id_score, reason, at from score_report where id_user = ${idUser} order by id`.execute(tx);
  return rows;
};
