import { chatLimits } from '@stagedoor/contract/chat-limits';
import { cents } from '@stagedoor/contract/money';
import type { ChatAttachment, ChatMessage } from '@stagedoor/contract/schemas/chat';
import { minutesAfter } from '../../../platform/time.ts';
import { mediaLink } from '../../media/index.ts';
import type { Part } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { cancelFrom, isOpen, type MessageOrder, mayCancel, settledOf } from '../paid/message-status.ts';
import type { MessageRow, StoredAttachment } from './messages.repo.ts';

type UsedDeps = Pick<Deps, 'clock' | 'media' | 'privateFiles'>;

/** A message as somebody in its chat sees it. */
export const showMessage =
  (deps: UsedDeps, { idUser, side, as, keepsOrder }: Part) =>
  (row: MessageRow): ChatMessage => {
    const now = deps.clock.now();
    const own = row.byStaff ? as === 'staff' : (row.idFor ?? row.idAuthor) === side;
    const order = row.order && orderOf(row.order);
    const isFree = order === null && row.answers === null;
    return {
      idMessage: row.id,
      idChat: row.idChat,
      seq: row.seq,
      clientId: row.idAuthor === idUser ? row.clientId : null,
      author: {
        idUser: row.idAuthor,
        name: row.authorName,
        imageLink: mediaLink(row.authorImage),
        hasProfile: row.authorHasProfile,
      },
      role: row.byStaff ? 'STAFF' : row.idFor === null ? 'PERSON' : 'AGENT',
      own,
      text: row.deleted ? '' : row.text,
      attachments: row.deleted ? [] : row.attachments.map((stored) => attachmentDto(deps, stored)),
      replyTo: row.replyTo && { ...row.replyTo, idMessage: row.replyTo.id },
      paid: order && paidDto(order),
      answers: row.answers,
      created: row.created.toISOString(),
      edited: row.edited?.toISOString() ?? null,
      deleted: row.deleted,
      may: {
        edit:
          row.idAuthor === idUser && isFree && !row.deleted && now < minutesAfter(row.created, chatLimits.editMinutes),
        remove: !row.deleted && isFree && (row.idAuthor === idUser || keepsOrder),
        cancel: order !== null && row.idAuthor === idUser && mayCancel(order, now),
        answer: order !== null && !own && isOpen(order),
      },
    };
  };

const attachmentDto = ({ media, privateFiles }: UsedDeps, stored: StoredAttachment): ChatAttachment => {
  const { width, height, name } = stored;
  if (stored.kind === 'PICTURE')
    return { type: 'PICTURE', imageLink: media.briefPrivateLink(stored.idImage ?? ''), alt: name, width, height };
  const fileLink = privateFiles.briefLinkTo(stored.idFile ?? '');
  return stored.kind === 'VOICE'
    ? { type: 'VOICE', fileLink, milliseconds: stored.milliseconds ?? 0, peaks: stored.peaks ?? [] }
    : { type: 'FILE', fileLink, name, bytes: stored.bytes ?? 0 };
};

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

const orderOf = ({
  begunAt,
  paidAt,
  deadlineAt,
  completedAt,
  ...order
}: NonNullable<MessageRow['order']>): MessageOrder => ({
  ...order,
  begunAt: dateOf(begunAt),
  paidAt: dateOf(paidAt),
  deadlineAt: dateOf(deadlineAt),
  completedAt: dateOf(completedAt),
});

const paidDto = (order: MessageOrder): ChatMessage['paid'] => ({
  idOrder: order.id,
  price: cents(order.total),
  fromPack: order.idPack !== null,
  ...settledOf(order),
  reason: order.state === 'declined' ? order.reason : null,
  cancelFrom: isOpen(order) ? (cancelFrom(order)?.toISOString() ?? null) : null,
  returnsAt: isOpen(order) ? (order.deadlineAt?.toISOString() ?? null) : null,
});
