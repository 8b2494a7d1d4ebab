import { randomBytes } from 'node:crypto';
import { certificateCode, randomSymbols } from '@stagedoor/contract/certificate-code';
import type { CertificateStatement } from '@stagedoor/contract/schemas/certificate';
import type { Insertable } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import type { Orders } from '../../apps/server/src/platform/database/schema.gen.ts';

const hash = () => randomBytes(32);

const prices = { unit_price: 0, subtotal: 0, discount: 0, delivery: 0, express_surcharge: 0, total: 0, from_wallet: 0 };
const forNothing = {
  ...prices,
  charity: 0,
  platform: 0,
  talent: 0,
  fee_version: 1,
  fee_percent: 15,
  quantity: 1,
  express: false,
  hold_ref: 'an-order',
  buyer: 'known',
  type: 'AUTOGRAPH',
} satisfies Partial<Insertable<Orders>>;

export const boughtSomething = async (
  tx: Tx,
  idUser: number,
  { idTalent, portrait, at }: { idTalent: number; portrait: string; at: Date },
) => {
  const ware = await somethingOf(tx, idTalent);
  const { id: id_order } = await tx
    .insertInto('orders')
    .values({
      ...forNothing,
      ...ware,
      type: 'EVENT',
      receipt: crypto.randomUUID(),
      id_buyer: idUser,
      id_talent: idTalent,
      state: 'processing',
      actor: 'system',
      language: 'uk',
      email: 'solomiia@scala.example',
      fields: JSON.stringify({ wishes: 'For Solomiia' }),
      keep_hidden: true,
      reaction: 'laugh',
      placed_at: at,
      paid_at: at,
      deadline_at: at,
      moved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('order_pass').set({ guest_name: 'Solomiia’s aunt' }).where('id_order', '=', id_order).execute();
  await tx
    .updateTable('orders')
    .set({ state: 'declined', actor: 'talent', reason: 'Her cat ran away' })
    .where('id', '=', id_order)
    .execute();
  await tx
    .insertInto('recurring_agreement')
    .values({
      kind: 'gift',
      id_user: idUser,
      id_talent: idTalent,
      id_product: ware.id_product,
      amount: 500,
      language: 'uk',
      next_text: 'Sing it again for Solomiia',
      created_at: at,
    })
    .execute();
  await tx.insertInto('gift_named').values({ id_user: idUser, id_talent: idTalent, agreed_at: at }).execute();
  await tx
    .insertInto('private_file')
    .values({
      id: 'her-file',
      id_owner: idUser,
      name: 'her-video.mp4',
      bytes: 270_891,
      is_video: true,
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('order_delivery')
    .values({
      id_order,
      kind: 'image',
      id_image: portrait,
      content: 'To Solomiia',
      carrier: 'Her carriage',
      tracking_number: 'hers-1',
      id_file: 'her-file',
      at,
    })
    .execute();
  await certified(tx, { id_order, id_holder: idUser, id_talent: idTalent, at });
  await tx.insertInto('order_message').values({ id_order, actor: 'buyer', text: 'Where is Solomiia’s?', at }).execute();
  await tx
    .insertInto('order_problem')
    .values({
      id_order,
      text: 'Solomiia’s is missing',
      answer: 'Her cat again',
      opened_at: at,
      answer_by: at,
      decide_by: at,
    })
    .execute();
  await tx.insertInto('order_redo').values({ id_order, reason: 'Solomiia has two i', asked_at: at }).execute();
  const device = { device: hash(), slot: 1, name: 'Solomiia’s spinet', opened_at: at };
  await tx
    .insertInto('order_device')
    .values({ id_order, ...device })
    .execute();
  await tx.insertInto('order_link').values({ hash: hash(), id_order, created_at: at }).execute();
  await scored(tx, idUser, { idTalent, ...ware, at });
};

/** A product of another talent. */
const somethingOf = (tx: Tx, idTalent: number) =>
  tx
    .selectFrom('variation')
    .innerJoin('product', 'product.id', 'variation.id_product')
    .select(['product.id as id_product', 'variation.id as id_variation'])
    .where('id_owner', '=', idTalent)
    .executeTakeFirstOrThrow();

type Deal = { idTalent: number; id_product: number; id_variation: number; at: Date };

/** A completed order of hers with a review. */
const scored = async (tx: Tx, idUser: number, { idTalent, at, ...bought }: Deal) => {
  const people = { id_buyer: idUser, id_talent: idTalent };
  const { id: id_order } = await tx
    .insertInto('orders')
    .values({
      ...forNothing,
      ...bought,
      ...people,
      receipt: crypto.randomUUID(),
      state: 'completed',
      actor: 'system',
      paid_at: at,
      delivered_at: at,
      completed_at: at,
      language: 'uk',
      fields: JSON.stringify({ wishes: 'For Solomiia again' }),
      keep_hidden: false,
      placed_at: at,
      moved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: id_score } = await tx
    .insertInto('score')
    .values({
      id_order,
      ...people,
      id_product: bought.id_product,
      score: 1,
      text: 'Not for Solomiia',
      reply: 'Dear Solomiia',
      created_at: at,
      removed_at: at,
      removed_reason: 'Solomiia shouts',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = { id_score, id_user: idUser, reason: 'Solomiia changed her mind', at };
  await tx.insertInto('score_report').values(report).execute();
};

/** Of a refunded order, and as if it was signed with a key that is not used any more. */
const certified = async (
  tx: Tx,
  { at, ...parties }: { id_order: number; id_holder: number; id_talent: number; at: Date },
) => {
  const code = certificateCode('SCARA'.padEnd(randomSymbols, '7'));
  const statement: CertificateStatement = {
    format: 'stagedoor-certificate/1',
    code,
    revision: 0,
    kind: 'autograph',
    product: 'An autograph',
    talent: { id: parties.id_talent, name: 'A Stranger', verifiedAt: null, accounts: [] },
    recipient: 'Solomiia Krushelnytska',
    deliveredAt: at.toISOString(),
    files: [],
    replaces: null,
  };
  const id_key = '0123456789abcdef';
  const key = { id: id_key, public_key: hash(), sealed_key: 'sealed', created_at: at, retired_at: at };
  await tx.insertInto('certificate_key').values(key).execute();
  await tx
    .insertInto('certificate')
    .values({
      ...parties,
      code,
      recipient: 'Solomiia Krushelnytska',
      naming: 'full',
      statement: JSON.stringify(statement),
      signature: randomBytes(64),
      id_key,
      issued_at: at,
      state: 'revoked',
      revoked: 'refunded',
      ended_at: at,
    })
    .execute();
};
