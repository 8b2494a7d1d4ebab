import { describe, expect, it } from 'vitest';
import { anApplicant, aStage, fill, profileAt } from '../../../../../../../tests/support/applications.ts';
import { aFund } from '../../../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../../../tests/support/clock.ts';
import { aClient, aWorkingProgram } from '../../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../../tests/support/wallet.ts';
import { watchApplications } from '../applications.jobs.ts';

const program = await aWorkingProgram();
const music = await aStage(program, 'music');
const staff = await someStaff(program);
const colleague = await someStaff(program);

const words = 'Please name a stage you sang on.';
const decide = (body: object, { client } = staff) => client.post('/decide-application', body);
const approve = (id: number, seen = [profileAt]) => decide({ id, decision: 'approve', seen });

/** An applicant who has submitted. */
const aCandidate = async (change: object = {}) => {
  const person = await anApplicant(program, music.category);
  await fill(person.client, { ...change, submit: true });
  return person;
};

const one = async (sql: string, values: unknown[]) => (await program.database.pool.query(sql, values)).rows[0];

const mailTo = (email: string, part: string) =>
  program.mailbox.mails.some(({ to, text }) => to === email && text.includes(part));

const notificationsOf = async ({ client }: Awaited<ReturnType<typeof aCandidate>>) => {
  const { items } = (await client.post('/event-logs/true')).body as { items: { type: string }[] };
  return items.map(({ type }) => type);
};

describe('approving', () => {
  it('makes a fan a talent, with category, tags, headline and share, found by everybody', async () => {
    const idCharityFund = await aFund(program, 'A fund');
    const person = await aCandidate({ tags: music.tags, charity: { idCharityFund, percent: 12 } });
    expect(await approve(person.id)).toMatchObject({ status: 200, body: {} });
    expect((await person.client.get('/get-user-full/')).body).toMatchObject({ role: 'EXPERT', mainGroup: 'music' });
    expect((await person.client.get('/get-application')).body).toMatchObject({ application: { state: 'approved' } });
    expect((await aClient(program).get(`/get-user-by-id/${person.idUser}?language=uk`)).body).toMatchObject({
      name: 'Lesia Horova',
      headline: 'Sings jazz in Lviv',
      languages: ['uk', 'en'],
      categories: [{ name: music.category }],
    });
    const share = await one('select id_fund, percent from talent_charity where id_user = $1', [person.idUser]);
    expect(share).toEqual({ id_fund: idCharityFund, percent: 12 });
    const tags = await one('select count(*) from talent_tag where id_user = $1', [person.idUser]);
    expect(Number(tags.count)).toBe(2);
    expect(await person.client.post('/set-charity', { charity: null })).toMatchObject({ status: 200 });
  });

  it('is sent by mail and in the product, and logged with who did it', async () => {
    const person = await aCandidate();
    await approve(person.id);
    await program.settle();
    await expect.poll(() => mailTo(person.email, 'Your page is live')).toBe(true);
    await expect.poll(() => notificationsOf(person)).toEqual(['APPLICATION_APPROVED']);
    const action = await one('select id_staff, action from staff_action where subject = $1', [
      `application ${person.id}`,
    ]);
    expect(action).toEqual({ id_staff: staff.idUser, action: 'application.approved' });
  });

  it('needs an account that is shown to be theirs', async () => {
    const person = await aCandidate();
    const unproven = { status: 409, body: { error: 1028, reason: { kind: 'profilesUnproven' } } };
    expect(await approve(person.id, [])).toMatchObject(unproven);
    expect(await approve(person.id, ['https://voices.example/somebody-else'])).toMatchObject(unproven);
    expect(await approve(person.id)).toMatchObject({ status: 200 });
    const { proof } = await one('select proof from application_profile where id_application = $1', [person.id]);
    expect(proof).toBe('staff');
  });

  it('is refused when the fund has closed meanwhile, and changes nothing', async () => {
    const idCharityFund = await aFund(program, 'A fund that closes');
    const person = await aCandidate({ charity: { idCharityFund, percent: 5 } });
    await program.database.pool.query('update charity_fund set active = false where id = $1', [idCharityFund]);
    expect((await approve(person.id)).body).toMatchObject({ error: 1058 });
    expect((await person.client.get('/get-user-full/')).body).toMatchObject({ role: 'FAN' });
  });
});

describe('asking for more', () => {
  it('opens the form with the staff’s words, and the answer goes back to them with a new clock', async () => {
    const person = await aCandidate();
    expect(await decide({ id: person.id, decision: 'askMore', words })).toMatchObject({ status: 200 });
    expect((await person.client.get('/get-application')).body).toMatchObject({
      application: { state: 'moreAsked', asked: words, answer: '' },
    });
    await program.settle();
    await expect.poll(() => mailTo(person.email, words)).toBe(true);
    program.clock.advance(hours(30));
    const answer = 'The Philharmonic, in 2019.';
    expect((await fill(person.client, { answer, submit: true })).body).toMatchObject({
      application: { state: 'submitted', dueAt: new Date(program.clock.now().getTime() + days(2)).toISOString() },
    });
    const { body } = await staff.client.post('/get-applications?language=uk', { size: 100 });
    const { items } = body as { items: { id: number }[] };
    expect(items.find(({ id }) => id === person.id)).toMatchObject({
      asked: words,
      answer,
      userName: 'Lesia Horova',
      categories: [{ name: music.category, localizedString: 'music (uk)' }],
      profiles: [{ address: profileAt, proof: null }],
    });
    expect(await approve(person.id)).toMatchObject({ status: 200 });
  });
});

describe('rejecting', () => {
  it('says why, and lets the person ask again in seven days with what they wrote', async () => {
    const person = await aCandidate();
    expect(await decide({ id: person.id, decision: 'reject', words })).toMatchObject({ status: 200 });
    const mayApplyFrom = new Date(program.clock.now().getTime() + days(7)).toISOString();
    expect((await person.client.get('/get-application')).body).toMatchObject({
      application: { state: 'rejected', reason: words, mayApplyFrom },
    });
    await program.settle();
    await expect.poll(() => mailTo(person.email, words)).toBe(true);
    await expect.poll(() => notificationsOf(person)).toEqual(['APPLICATION_REJECTED']);
    program.clock.advance(days(7) - 1);
    expect((await fill(person.client)).body).toMatchObject({
      error: 1028,
      reason: { kind: 'tooEarly', from: mayApplyFrom },
    });
    program.clock.advance(1);
    const { application } = (await fill(person.client)).body as { application: { id: number } };
    expect(application).toMatchObject({
      state: 'draft',
      specialization: 'Sings jazz in Lviv',
      categories: [music.category],
      profiles: [{ address: profileAt, proof: null }],
      reason: null,
    });
    expect(application.id).not.toBe(person.id);
    expect(await fill(person.client, { submit: true })).toMatchObject({ status: 200 });
  });
});

describe('the staff', () => {
  it('decide once: of two at the same moment one learns that it is decided', async () => {
    const person = await aCandidate();
    const answers = await Promise.all([
      decide({ id: person.id, decision: 'approve', seen: [profileAt] }, colleague),
      decide({ id: person.id, decision: 'reject', words }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 1021 });
    const { count } = await one('select count(*) from staff_action where subject = $1', [`application ${person.id}`]);
    expect(Number(count)).toBe(1);
  });

  it('have nothing to decide about a draft, and cannot refuse without words', async () => {
    const draft = await anApplicant(program, music.category);
    expect((await approve(draft.id)).body).toMatchObject({ error: 1058 });
    expect((await approve(999_999)).body).toMatchObject({ error: 1058 });
    const person = await aCandidate();
    expect((await decide({ id: person.id, decision: 'reject', words: 'no' })).body).toMatchObject({ error: 1008 });
    expect((await decide({ id: person.id, decision: 'reject' })).body).toMatchObject({ error: 1008 });
    expect((await decide({ id: person.id, decision: 'ignore' })).body).toMatchObject({ error: 1008 });
    expect((await person.client.post('/decide-application', { id: person.id })).body).toMatchObject({ error: 1058 });
  });

  it('see first whose answer is due first, and a late one is counted', async () => {
    const early = await aCandidate();
    program.clock.advance(hours(1));
    const late = await aCandidate();
    const { items } = (await staff.client.post('/get-applications', { size: 100 })).body as { items: { id: number }[] };
    const places = [early.id, late.id].map((id) => items.findIndex((item) => item.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);

    const overdue = async () => {
      await program.database.inTransaction((tx) => program.jobs.queue(tx, watchApplications, {}));
      await program.settle();
      const { body } = await program.app.inject({ method: 'GET', url: '/metrics' });
      return Number(/^applications_overdue (\d+)/m.exec(body)?.[1]);
    };
    const before = await overdue();
    program.clock.advance(hours(47) + 1);
    expect((await overdue()) - before).toBeGreaterThanOrEqual(1);
  });
});
