import type { Tx } from '../../apps/server/src/platform/database/database.ts';

/** She followed a talent and complained about them. */
export const othersOf = async (tx: Tx, idUser: number, idOther: number, at: Date) => {
  await tx.insertInto('follow').values({ id_user: idUser, id_talent: idOther, created_at: at }).execute();
  const about = { subject: 'USER', id_subject: idOther, id_owner: idOther, created_at: at } as const;
  const { id } = await tx.insertInto('report').values(about).returning('id').executeTakeFirstOrThrow();
  const complaint = { reason: 'IMPERSONATION', text: 'This is not Solomiia' } as const;
  await tx
    .insertInto('complaint')
    .values({ id_report: id, id_user: idUser, ...complaint, created_at: at })
    .execute();
};

/** Staff decided about her, she appealed, and the appeal was decided. */
export const judgedOnce = async (tx: Tx, idUser: number, idStaff: number, at: Date) => {
  const block = { id_owner: idUser, verdict: 'block', duration: 'day', reason: 'Solomiia woke the street' } as const;
  const { id } = await tx
    .insertInto('decision')
    .values({ ...block, id_staff: idStaff, decided_at: at, appeal_until: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const appeal = { id_decision: id, text: 'Solomiia slept that night', created_at: at };
  await tx.insertInto('appeal').values(appeal).execute();
  const answer = { result: 'overturn', reason: 'Solomiia was not in town', id_staff: idStaff, decided_at: at } as const;
  await tx.updateTable('appeal').set(answer).where('id_decision', '=', id).execute();
};

/** A support request with its answer. */
export const askedUs = async (tx: Tx, idUser: number, idStaff: number, at: Date) => {
  await tx
    .insertInto('support_request')
    .values({
      id_user: idUser,
      email: 'solomiia.asks@example.com',
      language: 'uk',
      topic: 'ORDER',
      order_number: 'Order of Solomiia',
      reference: 'Solomiia saw error 1002',
      text: 'Solomiia lost a key',
      created_at: at,
      answer: 'Solomiia can have another',
      id_staff: idStaff,
      closed_at: at,
    })
    .execute();
};

/** A rejected application. */
export const appliedOnce = async (
  tx: Tx,
  idUser: number,
  { idStaff, at, until }: { idStaff: number; at: Date; until: Date },
) => {
  await tx
    .insertInto('document_consent')
    .values({ id_user: idUser, document: 'offer', version: '1', accepted_at: at })
    .execute();
  const { id } = await tx
    .insertInto('application')
    .values({
      id_user: idUser,
      specialization: 'The voice of Biliavyntsi',
      about: 'Solomiia sang everywhere',
      languages: ['pl', 'pt'],
      code: 'stagedoor-of-hers',
      charity_percent: 17,
      id_fund: await aFund(tx),
      created_at: at,
      asked: 'Where did Solomiia study?',
      answer: 'Solomiia studied in Lviv',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: id_category } = await tx.selectFrom('category').select('id').limit(1).executeTakeFirstOrThrow();
  await tx.insertInto('application_category').values({ id_application: id, place: 1, id_category }).execute();
  const address = 'https://voices.example/solomiia';
  await tx.insertInto('application_profile').values({ id_application: id, place: 1, address }).execute();
  const submitted = { submitted_at: at, due_at: until };
  await tx
    .updateTable('application')
    .set({ ...submitted, state: 'submitted' })
    .where('id', '=', id)
    .execute();
  const decided = { id_decider: idStaff, decided_at: at, reason: 'Solomiia is known already' };
  await tx
    .updateTable('application')
    .set({ ...decided, state: 'rejected' })
    .where('id', '=', id)
    .execute();
};

const aFund = async (tx: Tx): Promise<number> => {
  const text = (words: string) => JSON.stringify({ en: words, uk: words, ru: words });
  const fund = { name: text('Another fund'), about: text('Helps too'), link: 'https://another.example' };
  return (await tx.insertInto('charity_fund').values(fund).returning('id').executeTakeFirstOrThrow()).id;
};
