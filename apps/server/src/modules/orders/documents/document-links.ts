import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { linkSigner } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { admits, isAttended } from '../passes/pass.ts';

export const documentsPath = '/documents';

export const documentKinds = ['ticket', 'calendar', 'receipt', 'frame'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The name under which mails enclose them. */
export const ticketFiles = 'ticket';

type UsedDeps = Pick<Deps, 'secrets' | 'clock'>;

export const documentSigner = (deps: UsedDeps) => linkSigner(deps, 'link to a document');

/** Links to the buyer's files, valid for an hour or two: every read of the order renews them. */
export const documentLinks = (
  deps: UsedDeps,
  order: Order,
  { language, isFramed }: { language: Language; isFramed: boolean },
): OrderDetail['documents'] => {
  const linkIf = (exists: boolean, kind: DocumentKind) =>
    exists ? `${documentsPath}/${documentSigner(deps).signForNow(`${kind}-${order.id}-${language}`)}` : null;
  const isTicket = isAttended(order);
  return {
    receipt: linkIf(order.paidAt !== null, 'receipt'),
    ticket: linkIf(order.paidAt !== null && isTicket, 'ticket'),
    frame: linkIf(isFramed, 'frame'),
    calendar: linkIf(admits(order) && isTicket, 'calendar'),
  };
};
