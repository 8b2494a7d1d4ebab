import { ApiError, fail } from '@stagedoor/contract/errors';
import { zero } from '@stagedoor/contract/money';
import type { SendMessage } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Purchase } from '../../orders/index.ts';
import { type ChatViewer, ownPart, partnerIn, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { insertUnpaid, sendPaid } from '../messages/insert-message.ts';
import { saveAttachments } from '../messages/save-attachments.ts';
import { replyIn, type Sent, shown } from '../messages/send-message.ts';
import { openPair } from '../threads/open-pair.ts';
import { refuseMessage } from './refuse-message.ts';

type Payment = NonNullable<SendMessage['payment']>;
type PaidBody = SendMessage & { payment: Payment };

/**
 * Sends a message that is paid for. Its order is placed as every other; the message is sent with the payment, at once if
 * the wallet or a pack pays for it.
 */
export const sendPaidMessage =
  (deps: Deps) =>
  async (tx: Tx, caller: Caller, viewer: ChatViewer, body: PaidBody): Promise<Sent> => {
    try {
      return await placeMessage(tx, deps, { caller, viewer, body });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refuseMessage({ name: error.name, reason: error.reason, fields: error.fields, cause: error });
    }
  };

type Placing = { caller: Caller; viewer: ChatViewer; body: PaidBody };

const placeMessage = async (tx: Tx, deps: Deps, { caller, viewer, body }: Placing): Promise<Sent> => {
  const idTalent = await addressee(tx, deps, viewer, body);
  if (idTalent === viewer.idUser) fail('noActiveProduct');
  const { idProduct, files } = await offerOf(tx, idTalent);
  if (body.attachments.length > 0 && !files) fail('fileSendingDisabled');
  const idPack = body.payment.fromPack ? await takeFromPack(tx, deps, viewer.idUser, idTalent) : undefined;
  const idChat = await openPair(tx, viewer.idUser, idTalent, deps.clock.now());
  // The payment page shows it.
  const { email } = await contactOf(tx, viewer.idUser);
  const purchase = purchaseOf(caller, body, { idProduct, idPack, idChat, email });
  const { idOrder, result } = await deps.orders.place(tx, purchase);
  const message = {
    idAuthor: viewer.idUser,
    clientId: body.clientId,
    text: body.text,
    replyTo: await replyIn(tx, idChat, body.replyTo),
    idOrder,
  };
  const idMessage = await insertUnpaid(tx, deps, { idChat, kind: 'pair' }, message);
  await saveAttachments(tx, deps, { idMessage, idAuthor: viewer.idUser, attachments: body.attachments });
  if (await isInWork(tx, idOrder)) await sendPaid(tx, deps, idOrder);
  return { result, idChat, message: await shown(tx, deps, { part: ownPart(viewer.idUser) }, idMessage, body.language) };
};

/** The partner of the chat, or the named user. */
const addressee = async (tx: Tx, deps: Deps, viewer: ChatViewer, body: SendMessage): Promise<number> => {
  if (body.idChat === undefined) return body.idUser ?? fail('pageNotFound');
  const { chat, part } = await requirePart(deps, readIn(tx), viewer, body.idChat);
  return (chat.kind === 'pair' && part.as === 'self' && partnerIn(chat, viewer.idUser)) || fail('pageNotFound');
};

const offerOf = async (tx: Tx, idTalent: number): Promise<{ idProduct: number; files: boolean }> => {
  const { rows } = await sql<{ idProduct: number | null; messages: boolean; files: boolean }>`
    select p.id as "idProduct", u.messages, u.files from users u
    left join product p on p.id_owner = u.id and p.type = 'MSG' and p.shelf = 'ACTIVE'
    where u.id = ${idTalent} order by p.lowest_price, p.id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return fail('pageNotFound');
  if (!found.messages) return fail('messagesDisabled');
  return { idProduct: found.idProduct ?? fail('noActiveProduct'), files: found.files };
};

const takeFromPack = async (tx: Tx, { orders }: Deps, idUser: number, idTalent: number): Promise<number> => {
  const [idPack] = await orders.entitlements.use(tx, { idUser, idTalent, kind: 'messages', units: 1 });
  return idPack ?? fail('noMessagesLeft');
};

type Bought = { idProduct: number; idPack: number | undefined; idChat: number; email: string | null };

const purchaseOf = (
  caller: Caller,
  { text, payment, language }: PaidBody,
  { idProduct, idPack, idChat, email }: Bought,
): Purchase => ({
  placedBy: 'buyer',
  caller,
  home: 'studio',
  idProduct,
  idPack,
  // A voice note or a picture without words.
  fields: { text: text || '…', express: payment.express, email: email ?? '' },
  shown: payment.total,
  keepAddress: false,
  fromWallet: payment.fromWallet ?? zero,
  card:
    payment.idCard === undefined
      ? { kind: 'page', keep: payment.keepCard ?? false }
      : { kind: 'kept', idCard: payment.idCard },
  language,
  cancelPath: `/chat/${idChat}`,
  successPath: `/chat/${idChat}`,
});

const isInWork = async (tx: Tx, idOrder: number): Promise<boolean> => {
  const { state } = await tx.selectFrom('orders').select('state').where('id', '=', idOrder).executeTakeFirstOrThrow();
  return state === 'processing';
};
