import { limits } from '@stagedoor/contract/limits';
import { documentVersions } from '@stagedoor/contract/schemas/application';
import type { Tx } from '../platform/database/database.ts';
import { hour } from '../platform/time.ts';
import type { Fan } from './world/types.ts';

const candidates = [
  {
    hoursAgo: 31,
    category: 'poets',
    specialization: 'Reads poems on night trains',
    about: 'Two small books, one slam title, and a carriage full of listeners between Kyiv and Lviv every month.',
    languages: ['uk', 'en'],
    address: 'https://t.me/poems-on-night-trains',
  },
  {
    hoursAgo: 5,
    category: 'comedians',
    specialization: 'Stand-up about grown-up sons',
    about: 'Thirty shows a year in cellars and clubs. I write short greetings that make birthdays worse and better.',
    languages: ['en'],
    address: 'https://www.instagram.com/grown-up-sons',
  },
] as const;

/** Applications that wait for a decision, for the staff queue. */
export const insertApplications = async (tx: Tx, fans: readonly Fan[], now: Date): Promise<void> => {
  for (const [at, candidate] of candidates.entries()) {
    const fan = fans.at(-1 - at);
    if (fan) await insertApplication(tx, { ...candidate, email: fan.email, now });
  }
};

type Candidate = (typeof candidates)[number] & { email: string; now: Date };

const insertApplication = async (tx: Tx, candidate: Candidate): Promise<void> => {
  const { email, category, address, languages, specialization, about, now, hoursAgo } = candidate;
  const { id: id_user } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() - hoursAgo * hour);
  const consent = { document: 'offer', version: documentVersions.offer, accepted_at: at } as const;
  await tx
    .insertInto('document_consent')
    .values({ id_user, ...consent })
    .execute();
  const code = `stagedoor-demo${hoursAgo}`;
  const { id } = await tx
    .insertInto('application')
    .values({ id_user, specialization, about, languages: [...languages], code, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id_category = tx.selectFrom('category').select('id').where('name', '=', category);
  await tx.insertInto('application_category').values({ id_application: id, place: 1, id_category }).execute();
  await tx.insertInto('application_profile').values({ id_application: id, place: 1, address }).execute();
  const due_at = new Date(at.getTime() + limits.application.answerHours * hour);
  await tx
    .updateTable('application')
    .set({ state: 'submitted', submitted_at: at, due_at })
    .where('id', '=', id)
    .execute();
};
