import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { startOidcSandbox, startSandbox } from '@stagedoor/sandbox';
import { oidcNetwork } from '../../apps/server/src/platform/ports/oidc-network.ts';
import { stripeCards, stripeClient } from '../../apps/server/src/platform/ports/stripe-cards.ts';
import { aStage } from '../support/applications.ts';
import { aFund } from '../support/catalogue.ts';
import { aClock } from '../support/clock.ts';
import { aTalent, aUser } from '../support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../support/program.ts';
import { whenDone } from '../support/when-done.ts';
import type { Actor } from './actors.ts';

type Client = ReturnType<typeof aClient>;
/** `idUser` is 0 for a visitor. */
export type Person = { idUser: number; email: string; client: Client };
export type World = Awaited<ReturnType<typeof aWorld>>;

/** A program with everything that an endpoint can need, and factories for callers. */
export const aWorld = async () => {
  const oidc = await startOidcSandbox({ log: () => {} });
  whenDone(oidc.close);
  const { issuer, clientId, clientSecret } = oidc;
  const network = { network: 'sandbox', name: 'Sandbox ID', issuer, clientId, clientSecret };
  /** The content of each profile page. */
  const pages = new Map<string, string>();
  const profilePages = { mayRead: () => true, read: async (address: string) => pages.get(address) ?? '' };
  const clock = aClock();
  const sandbox = await startSandbox({ clock });
  whenDone(sandbox.close);
  const { secretKey, webhookSecret, url: apiBase } = sandbox.stripe;
  const cards = stripeCards({ stripe: stripeClient({ secretKey, apiBase }), webhookSecret });
  // No row depends on a job: every response comes before any runs.
  const program = await aProgram({ clock, cards, social: [oidcNetwork(network)], profilePages });
  const stage = await aStage(program, 'music');
  const idFund = await aFund(program);

  const loggedIn = async (user: Omit<Person, 'client'>, secondFactor = true): Promise<Person> => ({
    idUser: user.idUser,
    email: user.email,
    client: await aLoggedInClient(program, user.idUser, { secondFactor }),
  });
  const aFan = async () => loggedIn(await aUser(program));
  const aSeller = async (role: 'EXPERT' | 'AGENT' = 'EXPERT') => loggedIn(await aTalent(program, stage, { role }));
  const ofStaff = async ({ scopes }: Pick<Actor, 'scopes'>, secondFactor = true) =>
    loggedIn(await aUser(program, { role: 'ADMIN', scopes }), secondFactor);
  let visitors = 0;
  const makers: Record<Actor['kind'], (actor: Actor) => Promise<Person>> = {
    visitor: async () => ({ idUser: 0, email: `visitor-${++visitors}@example.com`, client: aClient(program) }),
    registering: async () => loggedIn(await aUser(program, { status: 'REGISTRATION' })),
    fan: aFan,
    talent: () => aSeller(),
    agent: () => aSeller('AGENT'),
    staff: (actor) => ofStaff(actor),
    staffElsewhere: (actor) => ofStaff(actor),
    staffUnproven: (actor) => ofStaff(actor, false),
  };
  const outsiders = new Map<string, Promise<Person>>();
  return {
    program,
    stage,
    idFund,
    pages,
    aFan,
    aSeller,
    person: (actor: Actor) => makers[actor.kind](actor),
    /** A reusable actor for calls that are refused at the access check, since those have no effect. */
    outsider: (actor: Actor) => {
      const key = `${actor.label} ${actor.scopes}`;
      const known = outsiders.get(key) ?? makers[actor.kind](actor);
      outsiders.set(key, known);
      return known;
    },
    /** The owner of a foreign object for the endpoint. */
    stranger: async ({ access }: Pick<EndpointSpec, 'access'>) =>
      access === 'expert'
        ? { ...(await aSeller()), kind: 'talent' as const }
        : { ...(await aFan()), kind: 'fan' as const },
    /** Resets the limits: the tests call more often than they allow. */
    forgetCounts: () => program.database.pool.query('delete from rate_limit; delete from attempt'),
    one: async (sql: string, values: unknown[] = []) => (await program.database.pool.query(sql, values)).rows[0],
  };
};
