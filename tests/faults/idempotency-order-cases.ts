import type { StudioType } from '@stagedoor/contract/product-types';
import { processOverdueOrders } from '../../apps/server/src/modules/orders/index.ts';
import { passCode } from '../../apps/server/src/modules/orders/passes/pass-code.ts';
import { aDate, aFund, aProduct, aSeller } from '../support/catalogue.ts';
import { aPurchase, buy, orderBy, receiptOf } from '../support/orders.ts';
import type { PayingProgram } from '../support/paying-program.ts';
import { type aClient, aLoggedInClient } from '../support/program.ts';
import { userWith } from '../support/wallet.ts';
import { type Case, done, otherReason } from './idempotency-case.ts';

const reason = 'It cannot be done.';
const otherOrder = (body: { idOrder?: number }) => ({ ...body, idOrder: (body.idOrder ?? 0) + 1 });
const orders = (who: 'buyer' | 'talent', what: string) => `select from orders where id_${who} = $1 and ${what}`;

type Sale = { type?: StudioType; idTalent?: number; buyer?: { idUser: number; client: ReturnType<typeof aClient> } };

/** An order paid from the wallet. */
const anOrder = async (program: PayingProgram, { type = 'AUTOGRAPH', ...people }: Sale = {}) => {
  const idTalent = people.idTalent ?? (await aSeller(program)).idUser;
  const buyer = people.buyer ?? (await userWith(program));
  const idProduct = await aProduct(program, idTalent, type);
  const fields = type === 'EVENT' ? { fullName: `Guest of ${idTalent}` } : {};
  const purchase = await aPurchase(program, { idProduct, type, fields, email: 'olena@example.com' });
  await program.database.pool.query(
    `select ledger_post('test.filled', gen_random_uuid()::text, now(), jsonb_build_array(
      jsonb_build_object('kind', 'platform', 'owner', 'stagedoor', 'amount', -$1::bigint),
      jsonb_build_object('kind', 'deposited', 'owner', $2::text, 'amount', $1::bigint)))`,
    [purchase.total, buyer.idUser],
  );
  const bought = await buy(buyer.client, { ...purchase, fromWallet: purchase.total });
  const { id: idOrder } = await orderBy(program, receiptOf(bought));
  return { idOrder, idTalent, buyer };
};

const dates = (what: string) =>
  `select from variation v join product p on p.id = v.id_product where p.id_owner = $1 and v.${what}`;
const anEventDate = async (program: PayingProgram, idTalent: number) =>
  aDate(program, await aProduct(program, idTalent, 'EVENT'));

/** Of a product that is delivered at once, so that its buyer may report a problem at once. */
const aProblem = async (program: PayingProgram, idTalent?: number) => {
  const order = await anOrder(program, { type: 'AUTO_REPLY', ...(idTalent !== undefined && { idTalent }) });
  await order.buyer.client.post('/report-order-problem', { idOrder: order.idOrder, text: 'It does not open.' });
  return order;
};

export const orderCases = {
  declineOrder: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({ ...(await idOf(anOrder(program, { idTalent: idUser }))), reason }),
    change: otherReason,
    effects: orders('talent', `state = 'declined'`),
  },
  cancelEventDate: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({ idVariation: await anEventDate(program, idUser), reason }),
    change: otherReason,
    effects: dates('cancelled_at is not null'),
  },
  moveEventDate: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({
      idVariation: await anEventDate(program, idUser),
      startsAt: '2099-05-03T18:00:00.000Z',
    }),
    change: (body) => ({ ...body, startsAt: '2099-05-04T18:00:00.000Z' }),
    effects: dates(`starts_at = '2099-05-03T18:00:00Z'`),
  },
  answerOrderProblem: {
    by: 'talent',
    prepare: async (program, { idUser }) => ({
      ...(await idOf(aProblem(program, idUser))),
      text: 'I am sorry.',
      giveBack: true,
    }),
    change: (body) => ({ ...body, giveBack: false }),
    effects: orders('talent', `state = 'refunded'`),
  },
  checkInGuest: {
    by: 'talent',
    async prepare(program, { idUser }) {
      const { idOrder } = await anOrder(program, { type: 'EVENT', idTalent: idUser });
      return { code: passCode(program.secrets, idOrder, 1) };
    },
    change: () => ({ code: 'another' }),
    effects: orders('talent', 'checked_in = 1'),
  },
  confirmReceipt: {
    async prepare(program, buyer) {
      const { idOrder, idTalent } = await anOrder(program, { type: 'PHYSICAL', buyer });
      const talent = await aLoggedInClient(program, idTalent);
      const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' };
      await talent.post('/deliver-order', { idOrder, delivery });
      return { idOrder };
    },
    change: otherOrder,
    effects: orders('buyer', 'received_at is not null'),
  },
  refundToWallet: {
    async prepare(program, buyer) {
      const { idOrder } = await anOrder(program, { buyer });
      // As if paid by card; the amount does not matter here.
      await program.database.pool.query(
        `with paid as (
          insert into payment (id, purpose, ref, kind, into_kind, into_owner, amount, captured, id_user, description, language,
            success_path, state, created_at, expires_at)
          values (gen_random_uuid(), 'test', $1, 'test.paid', 'escrow', $1, 1, 0, $2, '', 'en', '/', 'failed', now(), now())
          returning id)
        update orders set id_payment = paid.id from paid where orders.id = $1::bigint`,
        [String(idOrder), buyer.idUser],
      );
      return { idOrder };
    },
    change: otherOrder,
    effects: orders('buyer', 'to_wallet'),
  },
  donateAnyway: {
    alone: true,
    async prepare(program, buyer) {
      const { idUser: idTalent } = await aSeller(program);
      const idCharityFund = await aFund(program, `Fund of ${idTalent}`);
      const talent = await aLoggedInClient(program, idTalent);
      await talent.post('/set-charity', { charity: { idCharityFund, percent: 50 } });
      const { idOrder } = await anOrder(program, { idTalent, buyer });
      const now = program.clock.now();
      await program.database.pool.query('update orders set deadline_at = $1 where id = $2', [now, idOrder]);
      await processOverdueOrders(program.sale)();
      return { idOrder };
    },
    change: otherOrder,
    effects: orders('buyer', 'donated_at is not null'),
  },
  reviewCollaboration: {
    by: 'staff',
    prepare: async (program) => ({ ...(await idOf(anOrder(program, { type: 'COLLABORATION' }))), approve: true }),
    change: (body) => ({ ...body, approve: false, reason }),
    effects: done('collaboration.approved'),
  },
  decideOrderProblem: {
    by: 'staff',
    prepare: async (program) => ({ ...(await idOf(aProblem(program))), refund: true, reason }),
    change: otherReason,
    effects: done('problem.refunded'),
  },
} satisfies Record<string, Case>;

const idOf = async (order: Promise<{ idOrder: number }>) => ({ idOrder: (await order).idOrder });
