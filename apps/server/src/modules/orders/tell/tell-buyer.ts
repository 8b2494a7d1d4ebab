import { cents, format } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { createOrderLink, linkPath } from '../links.ts';
import { findOrder, type Order } from '../orders.repo.ts';

type Needed = Pick<Deps, 'post' | 'clock'>;
type ToBuyer = 'orderPlaced' | 'orderDelivered' | 'orderReturned' | 'expressReturned' | 'extensionAsked' | 'eventNear';
type ToTalent = 'orderReceived' | 'orderProblem' | 'redoAsked';

/** Each mail to whoever bought as a guest carries a way to the order; everybody else logs in. */
export const tellBuyer =
  (deps: Needed, mail: ToBuyer) =>
  async (tx: Tx, { idOrder }: { idOrder: number }): Promise<void> => {
    const order = await findOrder(tx, idOrder);
    const contact = await contactOf(tx, order.id_buyer);
    const isGuest = order.buyer !== 'loggedIn';
    const to = isGuest ? order.email : (contact.email ?? order.email);
    if (!to) return;
    const language = isGuest ? order.language : contact.language;
    const path = isGuest ? linkPath(await createOrderLink(tx, deps, idOrder)) : `/orders/${idOrder}`;
    await deps.post.mail(tx, mail, { to, language, path, gaps: await gapsOf(tx, order, mail, language) });
  };

export const tellTalent =
  ({ post }: Needed, mail: ToTalent) =>
  async (tx: Tx, { idOrder }: { idOrder: number }): Promise<void> => {
    const order = await findOrder(tx, idOrder);
    const { email: to, language } = await contactOf(tx, order.id_talent);
    if (!to) return;
    const gaps = { ...(await gapsOf(tx, order, 'orderPlaced', language)), sum: dollars(order.talent, language) };
    await post.mail(tx, mail, { to, language, path: `/orders/${idOrder}`, gaps });
  };

type Language = Order['language'];

const dollars = (amount: number, language: Language) => format(cents(amount), { currency: 'USD', rate: 1, language });

const gapsOf = async (tx: Tx, order: Order, mail: ToBuyer, language: Language) => {
  const { name } = await tx
    .selectFrom('product')
    .select(sql<string>`name ->> ${language}::text`.as('name'))
    .where('id', '=', order.id_product)
    .executeTakeFirstOrThrow();
  const back = order.rest_returned || order.total - order.returned;
  const amount = mail === 'expressReturned' ? order.returned : back;
  return { product: name, sum: dollars(amount, language) };
};
