import type { Mandate } from '@stagedoor/contract/schemas/agents';
import { aSeller } from './catalogue.ts';
import { aLoggedInClient, type TestProgram } from './program.ts';

type Client = Awaited<ReturnType<typeof aLoggedInClient>>;

/** A talent or an agent, logged in. */
export const aPerson = async (program: TestProgram, role: 'EXPERT' | 'AGENT', name?: string) => {
  const { idUser, email } = await aSeller(program, { role, ...(name !== undefined && { name }) });
  return { idUser, email, client: await aLoggedInClient(program, idUser) };
};

/** Asks the talent and returns the mandate. */
export const askedMandate = async (agent: Pick<Client, 'post'>, idTalent: number): Promise<number> => {
  const { status, body } = await agent.post('/ask-mandate', { idUser: idTalent });
  if (status !== 200) throw new Error(`The agent was refused: ${JSON.stringify(body)}`);
  return (body as { idMandate: number }).idMandate;
};

/** A mandate that the talent accepted. */
export const acceptedMandate = async (
  agent: Pick<Client, 'post'>,
  talent: { idUser: number; client: Pick<Client, 'post'> },
): Promise<number> => {
  const idMandate = await askedMandate(agent, talent.idUser);
  await talent.client.post('/answer-mandate', { idMandate, accepted: true });
  return idMandate;
};

export const mandatesOf = async (client: Pick<Client, 'get'>) => (await client.get('/get-mandates')).body as Mandate[];
