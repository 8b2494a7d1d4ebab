import { query, type Read } from '../../../platform/database/read.ts';
import { secondsAfter } from '../../../platform/time.ts';
import type { Participation } from './participation.ts';

const latestOf = query<{ idChat: number; idAuthor: number }, { created: Date }>('latest-of-author', (db, arg) =>
  db
    .selectFrom('chat_message')
    .select('created_at as created')
    .where('id_author', '=', arg.idAuthor)
    .where('id_chat', '=', arg.idChat)
    .orderBy('id', 'desc')
    .limit(1),
);

/** From when somebody may write again in slow mode; null at once. Who keeps order never waits. */
export const turnOf = async (read: Read, { chat, part }: Participation, now: Date): Promise<Date | null> => {
  if (chat.slowSeconds === 0 || part.keepsOrder) return null;
  const [latest] = await read(latestOf, { idChat: chat.id, idAuthor: part.idUser });
  const from = latest && secondsAfter(latest.created, chat.slowSeconds);
  return from && from > now ? from : null;
};
