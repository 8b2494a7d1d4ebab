import type { PayingProgram } from '../support/paying-program.ts';
import type { aClient } from '../support/program.ts';

export type TestUser = { idUser: number; client: ReturnType<typeof aClient> };

export type Case = {
  /** The caller; a fan by default. */
  by?: 'staff' | 'talent';
  /** Consumes all available rows, so concurrent preparations would interfere. */
  alone?: true;
  /** Prepares the call and returns its body. */
  prepare(program: PayingProgram, user: TestUser): Promise<object>;
  /** The body of a different call. */
  change(body: object): object;
  /** A query that counts the effects of the call for one user. */
  effects: string;
};

export const otherReason = (body: object) => ({ ...body, reason: 'Another reason.' });
export const done = (action: string) => `select from staff_action where id_staff = $1 and action = '${action}'`;
