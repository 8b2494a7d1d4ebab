import { aClub, aDeclinedMembership, aMembership, aSubscriptionLink } from '../support/memberships.ts';
import type { Case } from './idempotency-case.ts';

const other = (body: object) => ({ ...body, idMembership: 999_999 });

export const membershipCases = {
  subscribe: {
    async prepare(program) {
      const { plans } = await aClub(program, 1_000);
      return { idSubscription: plans[0], total: 1_000, language: 'en' };
    },
    change: (body) => ({ ...body, language: 'uk' }),
    effects: 'select from recurring_agreement where id_user = $1',
  },
  subscribeByLink: {
    async prepare(program, { idUser }) {
      const { plans } = await aClub(program, 1_000);
      return { token: await aSubscriptionLink(program, idUser, plans[0] ?? 0), total: 1_000, language: 'en' };
    },
    change: (body) => ({ ...body, language: 'uk' }),
    effects: 'select from recurring_agreement where id_user = $1',
  },
  changeSubscription: {
    async prepare(program, { client }) {
      const { idMembership, dearer } = await aMembership(program, client);
      return { idMembership, idSubscription: dearer };
    },
    change: other,
    effects: `select from orders where id_buyer = $1 and placed_by = 'system'`,
  },
  undoSubscription: {
    prepare: async (program, { client }) => ({ idMembership: (await aMembership(program, client)).idMembership }),
    change: other,
    effects: `select from recurring_agreement where id_user = $1 and state = 'ended'`,
  },
  paySubscription: {
    async prepare(program, { client }) {
      const { plans } = await aClub(program, 1_000);
      return { idMembership: await aDeclinedMembership(program, client, plans[0] ?? 0) };
    },
    change: other,
    effects: 'select from payment where id_user = $1 offset 1',
  },
} satisfies Record<string, Case>;
