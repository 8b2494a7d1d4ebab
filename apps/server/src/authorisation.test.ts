import type { Access, EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../tests/support/program.ts';

const program = await aProgram();

// Somebody else for each call: there are doors behind which an account changes, or ends.
const logged =
  (role: 'FAN' | 'EXPERT' | 'ADMIN', status: 'ACTIVE' | 'REGISTRATION' = 'ACTIVE') =>
  async () =>
    aLoggedInClient(program, (await aUser(program, { role, status })).idUser);

const actors = {
  visitor: async () => aClient(program),
  registering: logged('FAN', 'REGISTRATION'),
  fan: logged('FAN'),
  talent: logged('EXPERT'),
  administrator: logged('ADMIN'),
  /** An administrator who has yet to show the second factor. */
  unproven: async () =>
    aLoggedInClient(program, (await aUser(program, { role: 'ADMIN' })).idUser, { secondFactor: false }),
};
type Actor = keyof typeof actors;

/** The refusal each actor meets at the door of each kind of endpoint; null where the door is open. */
const door: Record<Access, Record<Actor, number | null>> = {
  app: { visitor: null, registering: null, fan: null, talent: null, administrator: null, unproven: null },
  public: { visitor: null, registering: null, fan: null, talent: null, administrator: null, unproven: null },
  registering: { visitor: 1001, registering: null, fan: null, talent: null, administrator: null, unproven: null },
  user: { visitor: 1001, registering: 1064, fan: null, talent: null, administrator: null, unproven: null },
  expert: { visitor: 1001, registering: 1064, fan: 1058, talent: null, administrator: 1058, unproven: 1058 },
  staff: { visitor: 1001, registering: 1064, fan: 1058, talent: 1058, administrator: null, unproven: 1028 },
  staffDoor: { visitor: 1001, registering: 1064, fan: 1058, talent: 1058, administrator: null, unproven: null },
};
const refusedAtTheDoor = [1001, 1064];

const address = ({ path }: EndpointSpec) => path.replaceAll(/\{\w+\}/g, '999999');

describe.each(Object.keys(actors) as Actor[])('to a %s', (actor) => {
  it.each(Object.entries(endpoints) as [string, EndpointSpec][])(
    '%s opens only as the table says',
    async (_name, spec) => {
      const client = await actors[actor]();
      const answer = await client.call(spec.method, address(spec), spec.method === 'POST' ? { body: {} } : {});
      const { error } = (answer.body ?? {}) as { error?: number };
      const expected = door[spec.access][actor];
      if (expected === null) expect(refusedAtTheDoor).not.toContain(error);
      else expect(error).toBe(expected);
      if (spec.reply === undefined && expected === null) expect(error).toBe(1069);
      expect(answer.status).not.toBe(500);
    },
  );
});
