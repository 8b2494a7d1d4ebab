import { aDate } from '../../support/catalogue.ts';
import { days } from '../../support/clock.ts';
import { aShop } from '../../support/orders.ts';
import type { PayingProgram } from '../../support/paying-program.ts';
import { once } from '../../support/wallet.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

const reason = 'The hall is flooded';

const anEvent = async (program: PayingProgram) => {
  const { talent, idProduct } = await aShop(program, 'EVENT');
  return { talent, idVariation: await aDate(program, idProduct) };
};

const inDays = (program: PayingProgram, count: number) =>
  new Date(program.clock.now().getTime() + days(count)).toISOString();

const foreign =
  (more: (program: PayingProgram) => object): Prepare =>
  async (program) => {
    const [one, other] = [await anEvent(program), await anEvent(program)];
    return { client: other.talent, body: { idVariation: one.idVariation, ...more(program) } };
  };

const cancelled =
  (more: (program: PayingProgram) => object): Prepare =>
  async (program) => {
    const { talent, idVariation } = await anEvent(program);
    await once(talent, '/cancel-event-date', { idVariation, reason });
    return { client: talent, body: { idVariation, ...more(program) } };
  };

const withReason = () => ({ reason });
const nextWeek = (program: PayingProgram) => ({ startsAt: inDays(program, 20) });

export const cancelEventDateCases: CasesOf<'cancelEventDate'> = {
  pageNotFound: foreign(withReason),
  incompleteRequest: cancelled(withReason),
};

export const moveEventDateCases: CasesOf<'moveEventDate'> = {
  pageNotFound: foreign(nextWeek),
  incompleteRequest: cancelled(nextWeek),
};
