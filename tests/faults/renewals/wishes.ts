import { ApiError } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import type { PayingProgram } from '../../support/paying-program.ts';
import { agreementOf, type aMonthly, begin, payOn } from '../../support/recurring.ts';
import { userWith } from '../../support/wallet.ts';

type Plan = Awaited<ReturnType<typeof aMonthly>>;
export type Plans = readonly [small: Plan, large: Plan];

const wishes = ['stop', 'resume', 'up', 'down', 'removeCard', 'pay', 'payMailed', 'join', 'join', 'join'] as const;
type Wish = (typeof wishes)[number];

/** `promisedEnds`: where an agreement must end that was stopped and neither taken back nor changed. */
export type Member = { idUser: number; idAgreement: number; promisedEnds: Map<number, Date | null> };

const cards = [testCards.success, testCards.success, testCards.failsLater, testCards.threeDSecureAlways] as const;

/** The payment of the earliest mail about a renewal that is not paid. */
const firstMailed = async ({ database }: PayingProgram, idAgreement: number): Promise<string | undefined> => {
  const { rows } = await database.pool.query(
    `select y.id from recurring_period p join payment y on y.purpose = 'order' and y.ref = p.id_order::text
     where p.id_agreement = $1 and p.state = 'open' order by y.created_at limit 1`,
    [idAgreement],
  );
  return rows[0]?.id;
};

export const createWishes = (paying: PayingProgram, plans: Plans, random: Random) => {
  // Nobody waits for the worker.
  const program = { ...paying, settle: async () => {} };
  const { recurring, payments, database } = program;
  const pay = (result: string) => payOn(program, result, random.pick(cards));

  const join = async (idUser: number) => {
    const { idAgreement, result } = await begin(program, idUser, random.pick(plans));
    await pay(result);
    return idAgreement;
  };

  const act = async (member: Member, wish: Wish): Promise<void> => {
    const own = { idUser: member.idUser, idAgreement: member.idAgreement, kind: 'membership' } as const;
    const changeTo = async ({ idProduct, price }: Plan) => {
      const change = { ...own, idProduct, amount: cents(price) };
      await database.inTransaction((tx) => recurring.change(tx, change));
      member.promisedEnds.delete(own.idAgreement);
    };
    const made: Record<Wish, () => Promise<unknown>> = {
      stop: async () => {
        await database.inTransaction((tx) => recurring.stop(tx, own));
        member.promisedEnds.set(own.idAgreement, (await agreementOf(program, own.idAgreement)).paid_until);
      },
      resume: async () => {
        await database.inTransaction((tx) => recurring.resume(tx, own));
        member.promisedEnds.delete(own.idAgreement);
      },
      up: () => changeTo(plans[1]),
      down: () => changeTo(plans[0]),
      pay: async () => pay((await database.inTransaction((tx) => recurring.pay(tx, own))).result),
      payMailed: async () => {
        const si = await firstMailed(program, own.idAgreement);
        if (si) await pay((await recurring.payMailed(si)).result);
      },
      removeCard: () =>
        database.inTransaction(async (tx) => {
          const [card] = await payments.cardsOf(tx, own.idUser);
          if (card) await payments.removeCard(tx, own.idUser, card.idCard);
        }),
      join: async () => {
        member.idAgreement = await join(own.idUser);
      },
    };
    await made[wish]().catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return {
    async newMember(): Promise<Member> {
      const { idUser } = await userWith(program);
      return { idUser, idAgreement: await join(idUser), promisedEnds: new Map() };
    },
    /** What a member wants now. It may be refused: then nothing changes. */
    wish: (member: Member) => act(member, random.pick(wishes)),
  };
};
