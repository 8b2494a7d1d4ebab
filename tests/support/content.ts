import { vi } from 'vitest';
import type { TestProgram } from './program.ts';

/** A text in every language, distinguishable. */
export const inThree = (text: string) => ({ en: text, uk: `${text} (uk)`, ru: `${text} (ru)` });

/** Staff actions on it, oldest first. */
export const actionsOn = async ({ database }: TestProgram, subject: string) => {
  const sql = 'select id_staff, action from staff_action where subject = $1 order by id';
  return (await database.pool.query(sql, [subject])).rows as { id_staff: number; action: string }[];
};

export const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id;

const machineTime = performance.now.bind(performance);
let skipped = 0;

/** Lists are cached for a few seconds of system time: advances it. */
export const skipSeconds = (seconds: number) => {
  skipped += seconds * 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => machineTime() + skipped);
};
