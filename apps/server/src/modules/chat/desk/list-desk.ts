import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { MessageDesk } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import { query, type Read } from '../../../platform/database/read.ts';
import { isActing } from '../../agents/index.ts';
import { ownPart, type Part } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { messagesByIds } from '../messages/messages.repo.ts';
import { showMessage } from '../messages/show-messages.ts';
import { showThread } from '../threads/show-thread.ts';
import { threadsByIds } from '../threads/threads.repo.ts';

type Waiting = { idMessage: number; idChat: number };

const waitingOf = query<{ idUser: number; size: number; skip: number }, Waiting>('message-desk', (db, arg) =>
  db
    .selectFrom('orders')
    .innerJoin('chat_message as message', 'message.id_order', 'orders.id')
    .select(['message.id as idMessage', 'message.id_chat as idChat'])
    .where('orders.id_talent', '=', arg.idUser)
    .where('orders.type', '=', 'MSG')
    .where('orders.state', '=', 'processing')
    .where('message.seq', 'is not', null)
    .orderBy(sql`coalesce(orders.express_deadline_at, orders.deadline_at)`)
    .orderBy('orders.id')
    .limit(arg.size)
    .offset(arg.skip),
);

const countWaiting = query<{ idUser: number }, { count: number }>('message-desk-count', (db, arg) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_talent', '=', arg.idUser)
    .where('type', '=', 'MSG')
    .where('state', '=', 'processing'),
);

type Asked = { idUser: number; idTalent: number; now: Date };

const acting = query<Asked, { acts: boolean }>('acts-at-desk', (db, { idUser, idTalent, now }) =>
  db.selectNoFrom(isActing({ idUser: sql.val(idUser), idTalent: sql.val(idTalent), now: sql.val(now) }).as('acts')),
);

/** To others than the talent and their agents the desk does not exist. */
const partAtDesk = async (read: Read, asked: Asked): Promise<Part> => {
  const { idUser, idTalent } = asked;
  if (idUser === idTalent) return ownPart(idUser);
  const [row] = await read(acting, asked);
  return row?.acts ? { ...ownPart(idUser), as: 'agent', side: idTalent } : fail('pageNotFound');
};

type Input = { idUser: number; idTalent?: number | undefined; language: Language; page: number; size: number };

/** Paid messages that wait for the answer of a talent, or of whoever acts for them, the most urgent first. */
export const listDesk =
  (deps: Pick<Deps, 'database' | 'clock' | 'media' | 'privateFiles'>) =>
  async ({ idUser, idTalent = idUser, language, page, size }: Input): Promise<MessageDesk> => {
    const { read } = deps.database;
    const now = deps.clock.now();
    const part = await partAtDesk(read, { idUser, idTalent, now });
    const [waiting, [counted]] = await Promise.all([
      read(waitingOf, { idUser: idTalent, size, skip: page * size }),
      read(countWaiting, { idUser: idTalent }),
    ]);
    const [messages, threads] = await Promise.all([
      read(messagesByIds, { ids: waiting.map(({ idMessage }) => idMessage), language, now }),
      read(threadsByIds, { ids: waiting.map(({ idChat }) => idChat), idUser: idTalent, language, now }),
    ]);
    const show = showMessage(deps, part);
    const messageOf = new Map(messages.map((row) => [row.id, show(row)]));
    const threadOf = new Map(threads.map((row) => [row.id, showThread(idTalent)(row)]));
    const count = counted?.count ?? 0;
    return {
      items: waiting.flatMap(({ idMessage, idChat }) => {
        const [message, thread] = [messageOf.get(idMessage), threadOf.get(idChat)];
        return message && thread ? [{ message, thread }] : [];
      }),
      waiting: count,
      totalPages: Math.ceil(count / size),
      currentPage: page,
    };
  };
