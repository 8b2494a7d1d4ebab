import type { PayingProgram } from '../support/paying-program.ts';
import type { aClient } from '../support/program.ts';

export type Somebody = { idUser: number; client: ReturnType<typeof aClient> };

export type Case = {
  /** Who calls; a fan unless said otherwise. */
  by?: 'staff' | 'talent';
  /** Takes whatever there is, so that two who prepare it at once would take each other's. */
  alone?: true;
  /** What has to be so before the call, and the body of the call. */
  prepare(program: PayingProgram, somebody: Somebody): Promise<object>;
  /** The body of another call. */
  change(body: object): object;
  /** A query that counts what the call did for one user. */
  effects: string;
};

export const otherReason = (body: object) => ({ ...body, reason: 'Another reason.' });
export const done = (action: string) => `select from staff_action where id_staff = $1 and action = '${action}'`;
