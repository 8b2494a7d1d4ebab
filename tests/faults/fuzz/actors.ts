import { randomUUID } from 'node:crypto';
import { appAuthorization } from '@stagedoor/contract/app-key';
import { aProduct } from '../../support/catalogue.ts';
import { aTalent, aUser } from '../../support/people.ts';
import { aLoggedInClient, type TestProgram } from '../../support/program.ts';
import type { ActorName } from './shot.ts';

type Session = { device: string; token: string | undefined };
const roles = { fan: 'FAN', staff: 'ADMIN' } as const;

// Calls that may end the caller's session or account are made by a disposable actor.
const endsTheCaller = new Set([
  'logOut',
  'deleteUser',
  'removeDevices',
  'endSession',
  'endOtherSessions',
  'changePassword',
]);

/** The callers. One that was blocked, logged out or deleted is replaced. */
export const createActors = (program: TestProgram, place: { idGroup: number; idCategory: number }) => {
  const sessions = new Map<ActorName, Promise<Session>>();

  const open = async (actor: ActorName): Promise<Session> => {
    if (actor === 'visitor') return { device: randomUUID(), token: undefined };
    const { idUser } =
      actor === 'talent' ? await aTalent(program, place) : await aUser(program, { role: roles[actor] });
    if (actor === 'talent') await aProduct(program, idUser, 'AUTOGRAPH');
    const client = await aLoggedInClient(program, idUser);
    return { device: client.device, token: client.token() };
  };

  const sessionOf = (actor: ActorName, operation: string): Promise<Session> => {
    if (endsTheCaller.has(operation)) return open(actor);
    const known = sessions.get(actor) ?? open(actor);
    sessions.set(actor, known);
    return known;
  };

  return {
    async headersFor(actor: ActorName, { name, access }: { name: string; access: string }) {
      const session = await sessionOf(actor, name);
      const authorization = access === 'app' ? appAuthorization : session.token && `Bearer ${session.token}`;
      return { session, headers: { 'x-device-id': session.device, ...(authorization && { authorization }) } };
    },
    follow(session: Session, renewed: string | undefined) {
      if (renewed?.startsWith('Bearer ') && session.token) session.token = renewed.slice('Bearer '.length);
    },
    replace: (actor: ActorName) => void sessions.delete(actor),
  };
};
