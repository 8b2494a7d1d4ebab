import { randomUUID } from 'node:crypto';
import { fillWallets } from '../support/buyers.ts';
import { aCallInTalk, bookBody, halfHourAfter, minutePrice, startBody } from '../support/calls.ts';
import { hours } from '../support/clock.ts';
import { aShop } from '../support/orders.ts';
import { aLoggedInClient } from '../support/program.ts';
import type { Case } from './idempotency-case.ts';

const otherKind = (body: object) => ({ ...body, kind: 'voice' });
const moreMinutes = (body: object) => ({ ...body, language: 'uk' });

export const callCases = {
  startCall: {
    async prepare(program, { idUser }) {
      const { idTalent } = await aShop(program, 'CALL', { standardRate: minutePrice });
      await fillWallets(program.database, [{ idUser, pot: 'deposited', amount: minutePrice * 10 }]);
      return startBody({ idTalent, fanKey: randomUUID() });
    },
    change: otherKind,
    effects: 'select from call where id_fan = $1',
  },
  bookCall: {
    async prepare(program, { idUser }) {
      const { idTalent } = await aShop(program, 'CALL', { standardRate: minutePrice });
      await fillWallets(program.database, [{ idUser, pot: 'deposited', amount: minutePrice * 10 }]);
      return bookBody({ idTalent }, halfHourAfter(program.clock.now(), hours(2)));
    },
    change: otherKind,
    effects: 'select from call_booking where id_fan = $1',
  },
  extendCall: {
    async prepare(program, { idUser }) {
      const { idTalent, idProduct, talent } = await aShop(program, 'CALL', { standardRate: minutePrice });
      await fillWallets(program.database, [{ idUser, pot: 'deposited', amount: minutePrice * 20 }]);
      const fan = { idUser, email: '', client: await aLoggedInClient(program, idUser) };
      const pair = { idTalent, idProduct, talent, talentKey: randomUUID(), fan, fanKey: randomUUID() };
      const idCall = await aCallInTalk(pair);
      return { idCall, minutes: 5, payment: { by: 'wallet', total: minutePrice * 5 }, language: 'en' };
    },
    change: moreMinutes,
    effects: 'select from call_hold h join call c on c.id = h.id_call where c.id_fan = $1 and h.number = 2',
  },
} satisfies Record<string, Case>;
