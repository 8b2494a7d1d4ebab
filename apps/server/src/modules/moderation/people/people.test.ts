import type { FoundPerson } from '@stagedoor/contract/schemas/person';
import { describe, expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aModeratedProgram, reason } from '../../../../../../tests/support/moderation.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient } from '../../../../../../tests/support/program.ts';

const { program, staff, colleague, one, aFan, aReport, isSeen, mailsTo, aTalentOnSale } = await aModeratedProgram();

const find = async (input: object) =>
  (await staff.client.post('/find-people', input)).body as { items: FoundPerson[]; next: number | null };
const idsOf = async (input: object) => (await find(input)).items.map(({ idUser }) => idUser);
const show = async (idUser: number) => (await staff.client.get(`/get-person/${idUser}`)).body;
const block = (idUser: number, change: object = {}) =>
  staff.client.post('/block-person', { idUser, duration: 'week', reason, ...change });
const unblock = (idUser: number) => staff.client.post('/unblock-person', { idUser, reason: 'A mistake of ours' });

describe('a person is found', () => {
  it('by any spelling of the name, by nickname, address, phone and number', async () => {
    const { idUser, email } = await aUser(program, { name: 'Лєна Шевченко' });
    await program.database.pool.query(
      `update users set nickname = 'lena-sings', phone = '+380671112233' where id = $1`,
      [idUser],
    );
    const spellings = ['Шевченко', 'shevchenko', 'Шевч', 'лєна шевченко', '@lena', 'lena-si'];
    const numbers = [email, email.slice(0, -4), '+38067111', '38067111', '+38 (067) 111-22-33', String(idUser)];
    for (const text of [...spellings, ...numbers]) expect(await idsOf({ text }), text).toContain(idUser);
    for (const text of ['Шевчук', '%', 'lena_si', '+38067999'])
      expect(await idsOf({ text }), text).not.toContain(idUser);
  });

  it('by role and state, and a block that has ended counts no more', async () => {
    const hidden = await aUser(program, { status: 'HIDDEN' });
    const blocked = await aUser(program);
    await block(blocked.idUser);
    expect(await idsOf({ state: 'hidden' })).toContain(hidden.idUser);
    expect(await idsOf({ state: 'blocked' })).toEqual([blocked.idUser]);
    expect(await idsOf({ state: 'active', text: String(blocked.idUser) })).toEqual([]);
    expect(await idsOf({ role: 'ADMIN' })).toEqual([colleague.idUser, staff.idUser]);
    program.clock.advance(days(7));
    expect(await idsOf({ state: 'blocked' })).toEqual([]);
  });

  it('page by page, the newest first, each once', async () => {
    const made = [];
    for (let at = 0; at < 5; at++) made.push((await aUser(program, { name: 'Paged Person' })).idUser);
    const first = await find({ text: 'Paged Person', size: 2 });
    const second = await find({ text: 'Paged Person', size: 2, before: first.next });
    const third = await find({ text: 'Paged Person', size: 2, before: second.next });
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ idUser }) => idUser));
    expect(seen).toEqual(made.toReversed());
    expect(third.next).toBeNull();
  });
});

describe('the page of a person', () => {
  it('says who they are, what they did, and what was done to them', async () => {
    const { fan, talent } = await aReport();
    await block(talent.idUser);
    expect(await show(talent.idUser)).toMatchObject({
      idUser: talent.idUser,
      role: 'EXPERT',
      state: 'blocked',
      email: talent.email,
      sessions: 1,
      mayBlock: true,
      blocks: [{ by: 'staff', reason }],
      bought: 0,
      sold: 0,
      complaints: { about: 1, open: 1, by: 0 },
      wallet: { bonus: 0, deposited: 0, earned: 0, pending: 0 },
      actions: [{ action: 'user.blocked' }],
    });
    expect(await show(fan.idUser)).toMatchObject({ state: 'active', blocks: [], complaints: { about: 0, by: 1 } });
    expect(await show(staff.idUser)).toMatchObject({ mayBlock: false });
    expect((await staff.client.get('/get-person/999999')).body).toMatchObject({ error: 1058 });
  });
});

describe('a block by the staff', () => {
  it('is mailed with its end, can be changed and lifted, and each is mailed and logged', async () => {
    const talent = await aTalentOnSale();
    expect((await block(talent.idUser)).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(false);
    expect((await block(talent.idUser, { duration: 'forever', change: true })).status).toBe(200);
    program.clock.advance(days(20));
    expect(await isSeen(talent.idUser)).toBe(false);
    expect((await unblock(talent.idUser)).status).toBe(200);
    expect(await isSeen(talent.idUser)).toBe(true);
    const mails = await mailsTo(talent.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your account is blocked',
      expect.stringMatching(/blocked until \d+ March 2026 at 12:00 UTC$/),
      'Your account is unblocked',
    ]);
    expect(mails.find(({ subject }) => subject.endsWith('unblocked'))?.text).toContain('A mistake of ours');
    const { rows } = await program.database.pool.query(
      `select action from staff_action where subject = $1 order by id`,
      [`user ${talent.idUser}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.blocked', 'user.blockChanged', 'user.unblocked']);
  });

  it('happens once, however often it is sent, and not over a colleague’s', async () => {
    const { idUser, email } = await aFan();
    await Promise.all([block(idUser), block(idUser)]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await block(idUser, { reason: 'Another one' })).body).toMatchObject({ error: 1065 });
    await unblock(idUser);
    expect((await unblock(idUser)).body).toMatchObject({ error: 1058 });
    expect((await block(idUser, { change: true })).body).toMatchObject({ error: 1058 });
  });

  it('is not for oneself, for staff, for deleted or unknown users', async () => {
    const gone = await aUser(program, { status: 'DEACTIVATED' });
    for (const { idUser } of [staff, colleague]) {
      expect((await block(idUser)).body).toMatchObject({ error: 1008, fields: { idUser: 'invalid' } });
    }
    expect((await block(gone.idUser)).body).toMatchObject({ error: 1058 });
    expect((await block(999_999)).body).toMatchObject({ error: 1058 });
    expect((await block(gone.idUser, { duration: 'year' })).body).toMatchObject({ error: 1008 });
    const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
    expect((await fan.post('/block-person', { idUser: gone.idUser, duration: 'day', reason })).status).toBe(404);
    expect(await one('select count(*)::int from account_block where id_user = $1', [gone.idUser])).toEqual({
      count: 0,
    });
  });
});
