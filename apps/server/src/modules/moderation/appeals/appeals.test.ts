import { describe, expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aModeratedProgram, reason } from '../../../../../../tests/support/moderation.ts';
import { aClient } from '../../../../../../tests/support/program.ts';

const world = await aModeratedProgram();
const { program, staff, colleague, one, aReport, decide, blockFor, isSeen, mailsTo, idDecisionOf } = world;

const text = 'It is my own page. Here is my passport.';
const answer = 'We mixed up two names.';
const visitor = aClient(program);

/** A decided report whose owner has received the mail. */
const aDecision = async (body: object = { verdict: 'block', duration: 'forever' }, subject?: 'PRODUCT') => {
  const found = await aReport(subject);
  await decide({ idReport: found.idReport, ...body });
  await mailsTo(found.talent.email);
  const token = program.mailbox.tokenFor(found.talent.email);
  return { ...found, token, idDecision: await idDecisionOf(found.idReport) };
};
const judge = (idDecision: number, result: string, { client } = colleague) =>
  client.post('/decide-appeal', { idDecision, result, reason: answer });

describe('an appeal', () => {
  it('is made with the link of the mail, once, and the link shows its status', async () => {
    const { token } = await aDecision();
    const read = async () => (await visitor.post('/read-appeal-link', { token })).body;
    expect(await read()).toMatchObject({ decision: { verdict: 'block', duration: 'forever', reason, appeal: null } });
    expect((await visitor.post('/appeal', { token, text })).status).toBe(200);
    expect((await visitor.post('/appeal', { token, text })).body).toMatchObject({ error: 1039 });
    expect(await read()).toMatchObject({ decision: { appeal: { text, settled: null } } });
  });

  it('is made by whom it concerns, and by nobody else', async () => {
    const { fan, talent, idDecision } = await aDecision({ verdict: 'warn' });
    expect((await talent.client.get('/get-own-decisions')).body).toMatchObject({
      decisions: [{ idDecision, verdict: 'warn', reason }],
    });
    expect((await fan.client.get('/get-own-decisions')).body).toEqual({ decisions: [] });
    for (const client of [fan.client, staff.client]) {
      expect((await client.post('/appeal', { idDecision, text })).body).toMatchObject({ error: 1058 });
    }
    expect((await visitor.post('/appeal', { idDecision, text })).body).toMatchObject({ error: 1001 });
    expect((await visitor.post('/appeal', { token: 'x'.repeat(43), text })).body).toMatchObject({ error: 1058 });
    expect((await talent.client.post('/appeal', { idDecision: 999_999, text })).body).toMatchObject({ error: 1058 });
    expect((await talent.client.post('/appeal', { idDecision, text })).status).toBe(200);
  });

  it('comes in time or not at all', async () => {
    const [early, late] = [await aDecision(), await aDecision()];
    program.clock.advance(days(14) - 1);
    expect((await visitor.post('/appeal', { token: early.token, text })).status).toBe(200);
    program.clock.advance(2);
    expect((await visitor.post('/appeal', { token: late.token, text })).body).toMatchObject({ error: 1058 });
    const { client } = await world.aTalentOnSale();
    expect((await client.post('/appeal', { idDecision: late.idDecision, text })).body).toMatchObject({ error: 1058 });
  });

  it('has nothing to be about where nothing was done', async () => {
    const { talent, idDecision } = await aDecision({ verdict: 'dismiss' });
    expect((await talent.client.post('/appeal', { idDecision, text })).body).toMatchObject({ error: 1058 });
  });
});

describe('an appeal that is heard', () => {
  it('lifts the block, and both sides read why', async () => {
    const { fan, talent, token, idDecision } = await aDecision();
    await visitor.post('/appeal', { token, text });
    expect(await isSeen(talent.idUser)).toBe(false);
    expect((await judge(idDecision, 'overturn')).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(true);
    expect((await mailsTo(talent.email)).at(-1)?.text).toContain(answer);
    expect((await mailsTo(fan.email)).at(-1)?.text).toContain(answer);
    expect((await visitor.post('/read-appeal-link', { token })).body).toMatchObject({
      decision: { appeal: { settled: { result: 'overturn', reason: answer } } },
    });
  });

  it('puts the product back on sale', async () => {
    const { talent, idDecision } = await aDecision({ verdict: 'remove' }, 'PRODUCT');
    await talent.client.post('/appeal', { idDecision, text });
    await judge(idDecision, 'overturn');
    expect((await talent.client.get('/get-user-products')).body).toMatchObject({
      products: [{ productStatus: 'ACTIVE', locked: false }],
    });
  });

  it('leaves a product resting that rested before', async () => {
    const { talent, idReport } = await aReport('PRODUCT');
    const own = async () =>
      ((await talent.client.get('/get-user-products')).body as { products: { idProduct: number }[] }).products[0];
    expect((await talent.client.post('/deactivate-product', { idProduct: (await own())?.idProduct })).status).toBe(200);
    await decide({ idReport, verdict: 'remove' });
    const idDecision = await idDecisionOf(idReport);
    await talent.client.post('/appeal', { idDecision, text });
    await judge(idDecision, 'overturn');
    expect(await own()).toMatchObject({ productStatus: 'INACTIVE', locked: false });
  });

  it('lifts only its own block: one that was made since stays', async () => {
    const { talent, token, idDecision } = await aDecision();
    await visitor.post('/appeal', { token, text });
    const again = { idUser: talent.idUser, duration: 'month', reason: 'Another matter', change: true };
    expect((await staff.client.post('/block-person', again)).status).toBe(200);
    await judge(idDecision, 'overturn');
    expect(await isSeen(talent.idUser)).toBe(false);
  });
});

describe('an appeal in vain', () => {
  it('leaves everything as it is, and says why', async () => {
    const { talent, token, idDecision } = await aDecision();
    await visitor.post('/appeal', { token, text });
    expect((await judge(idDecision, 'uphold')).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(false);
    expect((await mailsTo(talent.email)).at(-1)?.text).toContain(answer);
  });
});

describe('the staff', () => {
  it('do not judge their own decisions', async () => {
    const { token, idDecision } = await aDecision();
    await visitor.post('/appeal', { token, text });
    expect((await judge(idDecision, 'uphold', staff)).body).toMatchObject({
      error: 1028,
      reason: { kind: 'otherStaffNeeded' },
    });
    expect((await judge(idDecision, 'uphold', colleague)).status).toBe(200);
  });

  it('judge once: of two at the same moment one learns that it is decided', async () => {
    const { token, idDecision } = await aDecision();
    expect((await judge(idDecision, 'uphold')).body).toMatchObject({ error: 1058 });
    await visitor.post('/appeal', { token, text });
    const answers = await Promise.all([judge(idDecision, 'uphold'), judge(idDecision, 'overturn')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 1021 });
  });

  it('find appeals in a list of their own, with the owner’s words', async () => {
    const { talent, token, idDecision } = await aDecision();
    await visitor.post('/appeal', { token, text });
    const list = async (state: string) =>
      (await colleague.client.post('/get-reports', { state, owner: talent.idUser })).body;
    expect(await list('appealed')).toMatchObject({
      items: [{ decision: { idDecision }, appeal: { text, isOwnDecision: false, settled: null } }],
    });
    expect(await list('decided')).toMatchObject({ items: [] });
    await judge(idDecision, 'uphold');
    expect(await list('appealed')).toMatchObject({ items: [] });
    expect(await list('decided')).toMatchObject({ items: [{ appeal: { settled: { result: 'uphold' } } }] });
  });

  it.each([
    ['left', `update users set status = 'DEACTIVATED' where id = $1`],
    ['may not moderate', `update staff_member set scopes = '{finance,staff}' where id_user = $1`],
  ])('who are alone, since the other %s, judge themselves, and the log says so', async (_why, change) => {
    const alone = await aModeratedProgram();
    await alone.program.database.pool.query(change, [alone.colleague.idUser]);
    const { talent, idReport } = await alone.aReport();
    await alone.blockFor(idReport);
    const idDecision = await alone.idDecisionOf(idReport);
    await talent.client.post('/appeal', { idDecision, text });
    expect((await judge(idDecision, 'overturn', alone.staff)).status).toBe(200);
    const { detail } = await alone.one(`select detail from staff_action where action = 'appeal.overturned'`);
    expect(detail).toMatchObject({ idDecision, alone: 'yes' });
  });
});

describe('the database', () => {
  const plant = (sql: string, values: unknown[]) => program.database.pool.query(sql, values);
  const until = new Date('2027-01-01');
  const insert = `insert into decision (id_report, id_owner, verdict, reason, id_staff, decided_at, appeal_until)
    values ($1, $2, 'warn', 'Planted', $3, $4, $5)`;

  it('knows one decision for each report, about its owner, by another person', async () => {
    const { talent, fan, idReport } = await aReport();
    const values = (owner: number, by: number) => [idReport, owner, by, program.clock.now(), until];
    await expect(plant(insert, values(fan.idUser, staff.idUser))).rejects.toThrow('open report of the same owner');
    await expect(plant(insert, values(talent.idUser, talent.idUser))).rejects.toThrow('decision_check');
    await plant(insert, values(talent.idUser, staff.idUser));
    await expect(plant(insert, values(talent.idUser, staff.idUser))).rejects.toThrow('decision_id_report_key');
  });

  it('lets nobody close a report without a decision, nor change one', async () => {
    const { idReport } = await aReport();
    await expect(plant('update report set closed_at = now() where id = $1', [idReport])).rejects.toThrow('permission');
    await blockFor(idReport);
    const change = `update decision set verdict = 'warn', duration = null where id_report = $1`;
    await expect(plant(change, [idReport])).rejects.toThrow('permission');
  });

  it('takes an appeal in time, decided once, by another person', async () => {
    const { idReport } = await aReport();
    await blockFor(idReport);
    const idDecision = await idDecisionOf(idReport);
    const add = 'insert into appeal (id_decision, text, created_at) values ($1, $2, $3)';
    await expect(plant(add, [idDecision, text, until])).rejects.toThrow('cannot be appealed');
    await plant(add, [idDecision, text, program.clock.now()]);
    const settle = `update appeal set result = $2, reason = 'Planted', id_staff = $3, decided_at = $4
      where id_decision = $1`;
    const by = (idStaff: number, result = 'uphold') => [idDecision, result, idStaff, program.clock.now()];
    await expect(plant(settle, by(staff.idUser))).rejects.toThrow('by somebody else');
    await plant(settle, by(colleague.idUser));
    await expect(plant(settle, by(colleague.idUser, 'overturn'))).rejects.toThrow('decided once');
  });

  it('keeps a locked product off the shelf', async () => {
    const { talent } = await aDecision({ verdict: 'remove' }, 'PRODUCT');
    const back = plant(`update product set shelf = 'ACTIVE' where id = $1`, [talent.idProduct]);
    await expect(back).rejects.toThrow('product_locked_rests');
    expect(await one('select shelf from product where id = $1', [talent.idProduct])).toEqual({ shelf: 'INACTIVE' });
  });
});
