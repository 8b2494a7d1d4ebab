import { randomUUID } from 'node:crypto';
import { ApiError } from '@stagedoor/contract/errors';
import { type WithdrawBody, withdrawBody } from '@stagedoor/contract/schemas/withdraw';
import type { TestProgram } from '../support/program.ts';

export type Person = { idUser: number; idSession: string; device: string };

const endOfTime = new Date('2100-01-01T00:00:00Z');

/** Users, each logged in on one device and verified permanently. */
export const somePeople = ({ database, clock }: TestProgram, count: number): Promise<Person[]> =>
  database.inTransaction(async (tx) => {
    const at = clock.now();
    const people = Array.from({ length: count }, () => ({
      name: 'Somebody',
      email: `${randomUUID()}@example.com`,
      status: 'ACTIVE' as const,
      created_at: at,
    }));
    const users = await tx.insertInto('users').values(people).returning('id').execute();
    const persons = users.map(({ id }) => ({ idUser: id, idSession: randomUUID(), device: randomUUID() }));
    const sessions = persons.map(({ idUser, idSession, device }) => ({
      id: idSession,
      id_user: idUser,
      id_device: device,
      created_at: at,
      last_used_at: at,
      verified_at: endOfTime,
    }));
    await tx.insertInto('session').values(sessions).execute();
    return persons;
  });

export const toPaypal = (amount: number): WithdrawBody =>
  withdrawBody.parse({
    amount,
    person: {
      firstName: 'Some',
      lastName: 'Body',
      birthDate: '1990-05-17',
      residenceCountry: 'UA',
      birthCountry: 'UA',
    },
    address: { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' },
    destination: { rail: 'paypal', email: 'somebody@example.com' },
  });

/** `done`, or the name of the refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.name;
      throw error;
    },
  );
