import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../platform/database/database.ts';
import { hour } from '../platform/time.ts';
import { demoEmails } from './world/staff.ts';

type Said = { hoursAgo: number; by: 'person' | 'staff'; text: string };

/** With support: two that wait for an answer, and one that was answered. */
const supportChats: readonly { language: Language; said: readonly Said[] }[] = [
  {
    language: 'uk',
    said: [
      {
        hoursAgo: 5,
        by: 'person',
        text: 'У мене новий номер телефону, і я не можу увійти з нового пристрою. Що зробити?',
      },
    ],
  },
  {
    language: 'en',
    said: [
      { hoursAgo: 30, by: 'person', text: 'I have a new email address. How do I move my account to it?' },
      {
        hoursAgo: 27,
        by: 'staff',
        text: 'Open Settings, then Account, and enter the new address. We send a link there; the old one works until you open it.',
      },
    ],
  },
  {
    language: 'en',
    said: [
      { hoursAgo: 20, by: 'person', text: 'How long does a refund to my card take?' },
      { hoursAgo: 18, by: 'staff', text: 'Your bank usually shows a refund within 3–5 days.' },
      { hoursAgo: 2, by: 'person', text: 'It’s day six and nothing has arrived. Can you check, please?' },
    ],
  },
];

/** The group of the demo talent, for members of any of the paid plans. */
const groupSaid = [
  { hoursAgo: 50, language: 'uk', text: 'Хто їде на концерт потягом о сьомій?' },
  { hoursAgo: 49, language: 'en', text: 'We are two, coach four.' },
  { hoursAgo: 47, language: null, text: 'Я зустріну вас на пероні, якщо не просплю.' },
  { hoursAgo: 3, language: 'ru', text: 'Возьмите зонты: обещают дождь.' },
] as const;

/** Chats that no order has made. */
export const insertChats = async (tx: Tx, now: Date): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const staff = await tx.selectFrom('staff_member').select('id_user').executeTakeFirstOrThrow();
  const fans = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('role', '=', 'FAN')
    .where('email', '<>', demoEmails.fan)
    .orderBy('id')
    .execute();
  for (const { language, said } of supportChats) {
    const idUser = takeFor(fans, language);
    if (idUser !== undefined) await insertSupportChat(tx, { idUser, idStaff: staff.id_user, said, ago });
  }
  await insertSupportReplies(tx, now);
  await insertGroup(tx, ago);
};

type Person = { id: number; language: string };

/** Somebody who speaks it, once. */
const takeFor = (people: Person[], language: Language): number | undefined => {
  const at = people.findIndex((person) => person.language === language);
  return at < 0 ? undefined : people.splice(at, 1)[0]?.id;
};

type Ago = (hours: number) => Date;
type SupportChat = { idUser: number; idStaff: number; said: readonly Said[]; ago: Ago };

const insertSupportChat = async (tx: Tx, { idUser, idStaff, said, ago }: SupportChat) => {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  const { id } = await tx
    .insertInto('chat')
    .values({
      kind: 'support',
      id_owner: idUser,
      last_seq: said.length,
      last_at: ago(last.hoursAgo),
      created_at: ago(first.hoursAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chat_member')
    .values({
      id_chat: id,
      id_user: idUser,
      joined_at: ago(first.hoursAgo),
      last_at: ago(last.hoursAgo),
      read_seq: said.length,
    })
    .execute();
  const messages = said.map(({ hoursAgo, by, text }, at) => ({
    id_chat: id,
    seq: at + 1,
    id_author: by === 'staff' ? idStaff : idUser,
    by_staff: by === 'staff',
    text,
    created_at: ago(hoursAgo),
  }));
  await tx.insertInto('chat_message').values(messages).execute();
  await insertCase(tx, { idChat: id, idUser, idStaff, said, ago });
};

/** Its case in the staff's queue, with a note where staff have answered. */
const insertCase = async (tx: Tx, { idChat, idUser, idStaff, said, ago }: SupportChat & { idChat: number }) => {
  const answered = said.find(({ by }) => by === 'staff');
  const [opened, latestAnswer] = [said[0], said.findLastIndex(({ by }) => by === 'staff')];
  const waiting = said[latestAnswer + 1];
  if (!opened) return;
  await tx
    .insertInto('support_case')
    .values({
      id_chat: idChat,
      id_user: idUser,
      opened_seq: 1,
      opened_at: ago(opened.hoursAgo),
      waiting_since: waiting ? ago(waiting.hoursAgo) : null,
      first_answered_at: answered ? ago(answered.hoursAgo) : null,
      id_staff: answered ? idStaff : null,
    })
    .execute();
  if (!answered) return;
  await tx
    .insertInto('support_note')
    .values({
      id_chat: idChat,
      id_user: idUser,
      id_staff: idStaff,
      text: 'Old address confirmed by phone.',
      at: ago(answered.hoursAgo),
    })
    .execute();
};

const savedReplies = [
  {
    name: 'Refund time',
    text: {
      en: 'Your bank usually shows a refund within 3–5 days.',
      uk: 'Банк зазвичай показує повернення коштів за 3–5 днів.',
      ru: 'Банк обычно показывает возврат средств через 3–5 дней.',
    },
  },
  {
    name: 'Log-in code',
    text: {
      en: 'Open the log-in page and choose “Email me a code”. The code works for a few minutes.',
      uk: 'Відкрийте сторінку входу й виберіть «Надіслати код на email». Код діє кілька хвилин.',
      ru: 'Откройте страницу входа и выберите «Отправить код на email». Код действует несколько минут.',
    },
  },
] as const;

const insertSupportReplies = async (tx: Tx, now: Date) => {
  const rows = savedReplies.map(({ name, text }) => ({ name, text: JSON.stringify(text), changed_at: now }));
  await tx.insertInto('support_reply').values(rows).execute();
};

const insertGroup = async (tx: Tx, ago: Ago) => {
  const talent = await tx.selectFrom('users').select('id').where('email', '=', demoEmails.talent).executeTakeFirst();
  if (!talent) return;
  const members = await tx
    .selectFrom('recurring_agreement')
    .innerJoin('users', 'users.id', 'recurring_agreement.id_user')
    .select(['users.id', 'users.language'])
    .where('id_talent', '=', talent.id)
    .where('kind', '=', 'membership')
    .where('state', '=', 'active')
    .orderBy('recurring_agreement.id')
    .execute();
  if (members.length < 3) return;
  const { id } = await tx
    .insertInto('chat')
    .values({
      kind: 'group',
      id_owner: talent.id,
      name: 'Перший ряд',
      about: 'Концерти, потяги й те, що між ними.',
      for_all_paid: true,
      last_seq: groupSaid.length,
      last_at: ago(3),
      created_at: ago(60),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = [talent.id, ...members.map(({ id: member }) => member)];
  await tx
    .insertInto('chat_member')
    .values(people.map((id_user) => ({ id_chat: id, id_user, joined_at: ago(60), read_seq: groupSaid.length - 1 })))
    .execute();
  const messages = groupSaid.map(({ hoursAgo, language, text }, at) => ({
    id_chat: id,
    seq: at + 1,
    id_author: (language && takeFor(members, language)) ?? talent.id,
    text,
    created_at: ago(hoursAgo),
  }));
  await tx.insertInto('chat_message').values(messages).execute();
};
