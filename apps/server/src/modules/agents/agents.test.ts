import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedMandate, aPerson, askedMandate, mandatesOf } from '../../../../../tests/support/agents.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../tests/support/wallet.ts';
import { actsFor } from './acting.ts';

const program = await aWorkingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

const setUp = async () => ({
  agent: await aPerson(program, 'AGENT', 'Marko Agent'),
  talent: await aPerson(program, 'EXPERT', 'Orysia'),
});
type Two = Awaited<ReturnType<typeof setUp>>;

const acts = async ({ agent, talent }: Two) =>
  (await program.database.inTransaction((tx) =>
    actsFor(tx, { idUser: agent.idUser, idTalent: talent.idUser, now: program.clock.now() }),
  )) !== null;
const told = async (idUser: number) => {
  await program.settle();
  const { rows } = await pool.query('select type from event_log where id_user = $1 order by id', [idUser]);
  return rows.map(({ type }) => type);
};
const stateOf = async (idMandate: number) =>
  (await pool.query('select state from agent_mandate where id = $1', [idMandate])).rows[0]?.state;

describe('a mandate', () => {
  it('acts from when the talent accepts it until one of them ends it, and is kept', async () => {
    const two = await setUp();
    const { agent, talent } = two;
    const idMandate = await askedMandate(agent.client, talent.idUser);
    expect(await acts(two)).toBe(false);
    expect(await mandatesOf(talent.client)).toMatchObject([
      {
        idMandate,
        side: 'TALENT',
        state: 'ASKED',
        acts: false,
        partner: { idUser: agent.idUser, name: 'Marko Agent' },
      },
    ]);
    expect((await talent.client.post('/answer-mandate', { idMandate, accepted: true })).status).toBe(200);
    expect(await acts(two)).toBe(true);
    expect(await mandatesOf(agent.client)).toMatchObject([{ idMandate, side: 'AGENT', state: 'ACCEPTED', acts: true }]);
    expect((await talent.client.post('/end-mandate', { idMandate })).status).toBe(200);
    expect(await acts(two)).toBe(false);
    expect(await mandatesOf(talent.client)).toMatchObject([{ idMandate, state: 'ENDED', acts: false }]);
    expect(await told(talent.idUser)).toEqual(['AGENT_ASKED']);
    expect(await told(agent.idUser)).toEqual(['AGENT_ACCEPTED', 'AGENT_ENDED']);
  });

  it('ends when the agent steps back, and the talent is told', async () => {
    const two = await setUp();
    const idMandate = await acceptedMandate(two.agent.client, two.talent);
    expect((await two.agent.client.post('/end-mandate', { idMandate })).status).toBe(200);
    expect(await acts(two)).toBe(false);
    expect(await told(two.talent.idUser)).toEqual(['AGENT_ASKED', 'AGENT_LEFT']);
  });

  it('is asked for once at a time, and not soon again after a refusal', async () => {
    const { agent, talent } = await setUp();
    const ask = () => agent.client.post('/ask-mandate', { idUser: talent.idUser });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [{ idMandate } = { idMandate: 0 }] = await mandatesOf(talent.client);
    await talent.client.post('/answer-mandate', { idMandate, accepted: false });
    expect(await told(agent.idUser)).toEqual(['AGENT_DECLINED']);
    expect((await ask()).body).toMatchObject({ error: 1028, reason: { kind: 'tooEarly' } });
    program.clock.advance(days(31));
    const later = await aLoggedInClient(program, agent.idUser);
    expect((await later.post('/ask-mandate', { idUser: talent.idUser })).status).toBe(200);
    expect(await mandatesOf(await aLoggedInClient(program, talent.idUser))).toMatchObject([
      { state: 'ASKED' },
      { state: 'DECLINED' },
    ]);
  });

  it('is refused for oneself, for a fan, for strangers’ mandates, by a talent who is no agent and between people with a block', async () => {
    const { agent, talent } = await setUp();
    const { idUser: idFan } = await aUser(program);
    const ask = (client: typeof agent.client, idUser: number) => client.post('/ask-mandate', { idUser });
    expect((await ask(agent.client, agent.idUser)).body).toMatchObject({ error: 1008, fields: { idUser: 'invalid' } });
    expect((await ask(agent.client, idFan)).body).toMatchObject({ error: 1058 });
    expect((await ask(talent.client, agent.idUser)).body).toMatchObject({ error: 1058 });
    const idMandate = await askedMandate(agent.client, talent.idUser);
    const stranger = await aPerson(program, 'EXPERT');
    for (const [path, body] of [
      ['/answer-mandate', { idMandate, accepted: true }],
      ['/end-mandate', { idMandate }],
    ] as const) {
      expect((await stranger.client.post(path, body)).body).toMatchObject({ error: 1058 });
    }
    expect((await agent.client.post('/answer-mandate', { idMandate, accepted: true })).body).toMatchObject({
      error: 1058,
    });
    expect(await stateOf(idMandate)).toBe('asked');
    await stranger.client.post('/block-user', { idUser: agent.idUser, duration: 'forever' });
    expect((await ask(agent.client, stranger.idUser)).body).toMatchObject({ error: 1023 });
  });

  it('is answered or taken back, whichever comes first; the other is told, and repeating changes nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const two = await setUp();
      const idMandate = await askedMandate(two.agent.client, two.talent.idUser);
      const accept = () => two.talent.client.post('/answer-mandate', { idMandate, accepted: true });
      const withdraw = () => two.agent.client.post('/end-mandate', { idMandate });
      const [accepted, withdrawn] = await Promise.all([accept(), withdraw()]);
      const state = await stateOf(idMandate);
      // Taken back first, or accepted and then ended.
      if (state === 'withdrawn') {
        expect(accepted.body).toMatchObject({ error: 1028, reason: { kind: 'stateChanged', state: 'WITHDRAWN' } });
      } else {
        expect([accepted.status, state]).toEqual([200, 'ended']);
      }
      expect(withdrawn.status).toBe(200);
      expect((await withdraw()).status).toBe(200);
      expect(await acts(two)).toBe(false);
      expect((await accept()).body).toMatchObject({ error: 1028, reason: { kind: 'stateChanged' } });
    }
  });

  it('does not act while an account is blocked or deleted, or one of them blocks the other', async () => {
    const block = async (two: Two, side: 'agent' | 'talent') => {
      const { client } = await someStaff(program);
      await client.post('/block-person', { idUser: two[side].idUser, duration: 'week', reason: 'A reason to block' });
    };
    const cases: ((two: Two) => Promise<unknown>)[] = [
      (two) => block(two, 'agent'),
      (two) => block(two, 'talent'),
      ({ agent, talent }) => talent.client.post('/block-user', { idUser: agent.idUser, duration: 'forever' }),
      ({ agent, talent }) => agent.client.post('/block-user', { idUser: talent.idUser, duration: 'forever' }),
      ({ agent }) => agent.client.remove('/delete-user'),
      ({ talent }) => talent.client.remove('/delete-user'),
    ];
    for (const [at, happens] of cases.entries()) {
      const two = await setUp();
      await acceptedMandate(two.agent.client, two.talent);
      expect(await acts(two)).toBe(true);
      await happens(two);
      expect(await acts(two), `case ${at}`).toBe(false);
    }
  });

  it('keeps what it promises against the program itself', async () => {
    const { agent, talent } = await setUp();
    const idMandate = await acceptedMandate(agent.client, talent);
    await talent.client.post('/end-mandate', { idMandate });
    const refused = (statement: string) =>
      expect(pool.query(statement)).rejects.toThrow(/cannot become|stays|permission|violates/);
    await refused(
      `update agent_mandate set state = 'accepted', ended_at = null, ended_by = null where id = ${idMandate}`,
    );
    await refused(`update agent_mandate set id_agent = ${talent.idUser} where id = ${idMandate}`);
    await refused(`delete from agent_mandate where id = ${idMandate}`);
    await refused(`insert into agent_mandate (id_agent, id_talent, state, asked_at)
      values (${agent.idUser}, ${agent.idUser}, 'asked', now())`);
  });
});

describe('our team', () => {
  it('makes a talent an agent; no longer one, all mandates end and the talents are told', async () => {
    const { idUser, client } = await aPerson(program, 'EXPERT');
    const talent = await aPerson(program, 'EXPERT');
    const staff = await someStaff(program);
    const set = (isAgent: boolean) => staff.client.post('/set-agent', { idUser, isAgent });
    expect((await client.post('/ask-mandate', { idUser: talent.idUser })).body).toMatchObject({ error: 1058 });
    expect((await set(true)).status).toBe(200);
    await acceptedMandate(client, talent);
    const two = { agent: { idUser, email: '', client }, talent };
    expect(await acts(two)).toBe(true);
    expect([(await set(false)).status, (await set(false)).status]).toEqual([200, 200]);
    expect(await acts(two)).toBe(false);
    expect(await mandatesOf(talent.client)).toMatchObject([{ state: 'ENDED' }]);
    expect(await told(talent.idUser)).toEqual(['AGENT_ASKED', 'AGENT_LEFT']);
    const { rows } = await pool.query('select action from staff_action where subject = $1 order by id', [
      `user ${idUser}`,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['user.madeAgent', 'user.madeTalent']);
  });

  it('makes no agents of fans', async () => {
    const { idUser } = await aUser(program);
    const { client } = await someStaff(program);
    expect((await client.post('/set-agent', { idUser, isAgent: true })).body).toMatchObject({ error: 1058 });
  });
});
