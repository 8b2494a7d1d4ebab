import { vi } from 'vitest';
import type { TestProgram } from './program.ts';

/** The same words in every language, told apart. */
export const inThree = (text: string) => ({ en: text, uk: `${text} (uk)`, ru: `${text} (ru)` });

/** What the staff did to it, the oldest first. */
export const actionsOn = async ({ database }: TestProgram, subject: string) => {
  const sql = 'select id_staff, action from staff_action where subject = $1 order by id';
  return (await database.pool.query(sql, [subject])).rows as { id_staff: number; action: string }[];
};

export const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id;

const machineTime = performance.now.bind(performance);
let skipped = 0;

/** Lists are remembered for a few seconds of the machine's own time: from now on it is so much later. */
export const skipSeconds = (seconds: number) => {
  skipped += seconds * 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => machineTime() + skipped);
};
