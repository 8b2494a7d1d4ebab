import type { SupportTopic } from '@stagedoor/contract/support-topics';
import type { Tx } from '../platform/database/database.ts';
import { hour } from '../platform/time.ts';

type Question = { hoursAgo: number; email: string; language: 'en' | 'uk'; topic: SupportTopic; text: string };

const questions: readonly Question[] = [
  {
    hoursAgo: 26,
    email: 'guest@stagedoor.example',
    language: 'en',
    topic: 'ORDER',
    text: 'I bought an autograph as a gift without an account and deleted the email by mistake. How do I get back to it?',
  },
  {
    hoursAgo: 3,
    email: 'halyna@stagedoor.example',
    language: 'uk',
    topic: 'MONEY',
    text: 'Я скасувала замовлення вчора, а гроші на картку ще не прийшли. Скільки це зазвичай триває?',
  },
];

/** Two support requests, for the staff queue. */
export const insertSupportRequests = async (tx: Tx, now: Date): Promise<void> => {
  const rows = questions.map(({ hoursAgo, ...question }) => ({
    ...question,
    created_at: new Date(now.getTime() - hoursAgo * hour),
  }));
  await tx.insertInto('support_request').values(rows).execute();
};
