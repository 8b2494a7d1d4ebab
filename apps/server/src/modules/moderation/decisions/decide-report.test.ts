import { describe, expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aModeratedProgram, reason } from '../../../../../../tests/support/moderation.ts';

const { program, staff, colleague, one, aReport, decide, blockFor, isSeen, mailsTo } = await aModeratedProgram();

type Case = { idReport: number; complained: number; complaints: object[]; earlier: object[]; decision: object | null };
const casesOf = async (owner: number, state = 'open') =>
  ((await staff.client.post('/get-reports?language=uk', { state, owner })).body as { items: Case[] }).items;

describe('a block after a report', () => {
  it('hides the talent at once, and ends by itself', async () => {
    const { talent, idReport } = await aReport();
    expect(await isSeen(talent.idUser)).toBe(true);
    expect((await blockFor(idReport)).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(false);
    const until = new Date(program.clock.now().getTime() + days(7)).toISOString();
    expect((await talent.client.get('/get-user-full/')).body).toMatchObject({ blocked: { reason, until } });
    program.clock.advance(days(7) - 1);
    expect(await isSeen(talent.idUser)).toBe(false);
    program.clock.advance(1);
    expect(await isSeen(talent.idUser)).toBe(true);
  });

  it('keeps a logged-in user from starting anything, and only until it ends', async () => {
    const { fan, talent, idReport } = await aReport();
    const rest = (path: string) => talent.client.post(path, { idProduct: talent.idProduct });
    const follow = { idUser: fan.idUser };
    await blockFor(idReport, 'day');
    expect((await rest('/activate-product')).body).toMatchObject({ error: 1030 });
    expect(
      (await talent.client.post('/complain', { subject: 'USER', id: fan.idUser, reason: 'SPAM' })).body,
    ).toMatchObject({ error: 1030 });
    expect((await talent.client.post('/follow-user', follow)).body).toMatchObject({ error: 1030 });
    expect((await rest('/deactivate-product')).status).toBe(200);
    expect((await talent.client.get('/get-user-products')).status).toBe(200);
    program.clock.advance(days(1));
    expect((await rest('/activate-product')).status).toBe(200);
  });

  it('tells both sides why, and the owner nothing about who complained', async () => {
    const { fan, talent, idReport } = await aReport();
    await blockFor(idReport);
    const [mail] = await mailsTo(talent.email);
    expect(mail?.subject).toContain('blocked until');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toMatch(/http:\/\/stagedoor\.test\/appeal\/[\w-]{43}/);
    for (const secret of [fan.email, 'Olena', 'Look at the photo', 'PLAGIARISM'])
      expect(mail?.text).not.toContain(secret);
    const [thanks] = await mailsTo(fan.email);
    expect(thanks?.text).toContain(reason);
    expect(thanks?.text).toContain('we blocked the account');
  });

  it('is not for staff, nor about oneself', async () => {
    const { idReport } = await aReport();
    await program.database.pool.query('update report set id_owner = $1 where id = $2', [colleague.idUser, idReport]);
    expect((await blockFor(idReport)).body).toMatchObject({ error: 1008, fields: { idUser: 'invalid' } });
    const about = decide({ idReport, verdict: 'warn' }, colleague);
    expect((await about).body).toMatchObject({ error: 1008 });
  });
});

describe('a product that is taken off sale', () => {
  it('rests, and its owner cannot put it back', async () => {
    const { talent, idReport } = await aReport('PRODUCT');
    expect((await decide({ idReport, verdict: 'remove' })).status).toBe(200);
    expect((await talent.client.get('/get-user-products')).body).toMatchObject({
      products: [{ productStatus: 'INACTIVE', locked: true }],
    });
    expect((await talent.client.post('/activate-product', { idProduct: talent.idProduct })).body).toMatchObject({
      error: 1064,
      fields: { shelf: 'locked' },
    });
    expect((await mailsTo(talent.email))[0]?.subject).toContain('was removed');
  });

  it('is not what happens to a person', async () => {
    const { idReport } = await aReport();
    expect((await decide({ idReport, verdict: 'remove' })).body).toMatchObject({
      error: 1008,
      fields: { verdict: 'invalid' },
    });
  });
});

describe('a warning and a dismissal', () => {
  it.each([
    ['warn', 'A warning', 'we gave a warning'],
    ['dismiss', 'nothing to change', 'nothing that breaks our rules'],
  ])('change nothing, and both sides are notified: %s', async (verdict, owner, fanReads) => {
    const { fan, talent, idReport } = await aReport();
    expect((await decide({ idReport, verdict })).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(true);
    expect((await mailsTo(talent.email))[0]?.subject).toContain(owner);
    expect((await mailsTo(fan.email))[0]?.text).toContain(fanReads);
  });
});

describe('the staff', () => {
  it('see each thing once, with what was said and what was decided before', async () => {
    const { fan, talent, idReport } = await aReport();
    expect(await casesOf(talent.idUser)).toMatchObject([
      {
        idReport,
        subject: 'USER',
        idSubject: talent.idUser,
        complained: 1,
        earlier: [],
        decision: null,
        complaints: [{ idUser: fan.idUser, reason: 'PLAGIARISM', text: 'Look at the photo' }],
      },
    ]);
    await decide({ idReport, verdict: 'warn' });
    expect(await casesOf(talent.idUser)).toEqual([]);
    expect(await casesOf(talent.idUser, 'decided')).toMatchObject([
      { idReport, decision: { verdict: 'warn', reason } },
    ]);
    await fan.client.post('/complain', { subject: 'USER', id: talent.idUser, reason: 'SPAM' });
    const [again] = await casesOf(talent.idUser);
    expect(again).toMatchObject({ earlier: [{ verdict: 'warn', overturned: false }], decision: null });
    expect(again?.idReport).not.toBe(idReport);
  });

  it('find them by reason and by what they are about', async () => {
    const { talent, idReport } = await aReport('PRODUCT');
    const find = async (input: object) =>
      ((await staff.client.post('/get-reports', { owner: talent.idUser, ...input })).body as { items: Case[] }).items;
    expect(await find({ subject: 'PRODUCT', reason: 'PLAGIARISM' })).toMatchObject([{ idReport }]);
    expect(await find({ subject: 'USER' })).toEqual([]);
    expect(await find({ reason: 'SPAM' })).toEqual([]);
  });

  it('decide once: of two at the same moment one learns that it is decided', async () => {
    const { talent, idReport } = await aReport();
    const answers = await Promise.all([blockFor(idReport), decide({ idReport, verdict: 'dismiss' }, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 1021 });
    const { count } = await one('select count(*) from decision where id_owner = $1', [talent.idUser]);
    expect(Number(count)).toBe(1);
  });

  it('leave a row for each decision, and need words', async () => {
    const { talent, idReport } = await aReport();
    expect((await decide({ idReport, verdict: 'warn', reason: 'no' })).body).toMatchObject({ error: 1008 });
    expect((await decide({ idReport, verdict: 'block' })).body).toMatchObject({ error: 1008 });
    expect((await decide({ idReport: 999_999, verdict: 'warn' })).body).toMatchObject({ error: 1058 });
    await blockFor(idReport);
    const { rows } = await program.database.pool.query(
      'select action from staff_action where subject in ($1, $2) order by id',
      [`report ${idReport}`, `user ${talent.idUser}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['report.block', 'user.blocked']);
  });
});
