import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import { mediaLink } from '../../media/index.ts';
import type { ThreadRow } from './threads.repo.ts';

const kinds = { pair: 'PAIR', group: 'GROUP', support: 'SUPPORT' } as const;

export const showThread =
  (idUser: number) =>
  ({ id, kind, partner, last, group, ended = false, ...row }: ThreadRow): ChatThread => ({
    idChat: id,
    kind: kinds[kind],
    partner: kind === 'pair' && partner ? partnerDto(partner) : null,
    name: row.name ?? '',
    idOwner: group?.idOwner ?? null,
    ended,
    lastMessage: last && {
      text: last.text,
      own: !last.byStaff && (last.idAuthor === idUser || last.idFor === idUser),
      authorName: last.authorName,
      attachment: last.attachment,
      deleted: last.deleted,
    },
    lastSeq: row.lastSeq,
    lastAt: row.lastAt.toISOString(),
    unread: row.unread,
    answerBy: row.answerBy && new Date(row.answerBy).toISOString(),
    muted: row.muted,
    archived: row.archived,
  });

const partnerDto = ({ idImage, ...person }: NonNullable<ThreadRow['partner']>) => ({
  ...person,
  imageLink: mediaLink(idImage),
});
