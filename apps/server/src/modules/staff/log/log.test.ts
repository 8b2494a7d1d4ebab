import type { StaffAction } from '@stagedoor/contract/schemas/staff';
import { beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { recordStaffAction } from './record-action.ts';

const program = await aProgram();
const { clock, database } = program;
const [vira, fiona] = [
  await aUser(program, { role: 'ADMIN', name: 'Vira Storozhuk' }),
  await aUser(program, { role: 'ADMIN', name: 'Fiona Ashdown', scopes: ['support'] }),
];
const client = await aLoggedInClient(program, fiona.idUser);

type Listed = { items: StaffAction[]; hasMore: boolean };
const read = async (input: object = {}) => (await client.post('/get-staff-actions', input)).body as Listed;
const record = (idStaff: number, action: string, subject: string) =>
  database.inTransaction((tx) =>
    recordStaffAction(tx, { idStaff, action, subject, detail: { amount: 5 }, at: clock.now() }),
  );

const first = clock.now();

beforeAll(async () => {
  for (let number = 1; number <= 60; number++) {
    // Pairs share a timestamp: the key has to tell them apart.
    if (number % 2) clock.advance(minutes(1));
    await record(
      number % 3 ? vira.idUser : fiona.idUser,
      number % 2 ? 'order.read' : 'order.closed',
      `order ${number}`,
    );
  }
});

it('shows what was done, newest first, page by page, while more is being done', async () => {
  const one = await read();
  expect(one.items[0]).toMatchObject({
    subject: 'order 60',
    action: 'order.closed',
    detail: { amount: 5 },
    idStaff: fiona.idUser,
    staffName: 'Fiona Ashdown',
  });
  await record(vira.idUser, 'order.read', 'order 61');
  const seen = [...one.items];
  for (let page = one; page.hasMore; ) {
    const last = page.items.at(-1);
    page = await read({ after: last && { at: last.at, id: last.id } });
    seen.push(...page.items);
  }
  expect(seen.map(({ subject }) => subject)).toEqual(Array.from({ length: 60 }, (_, at) => `order ${60 - at}`));
});

it('is narrowed by who, what, to whom and when, all at once', async () => {
  expect((await read({ subject: 'order 7' })).items).toMatchObject([{ subject: 'order 7' }]);
  const { items } = await read({
    idStaff: fiona.idUser,
    action: 'order.read',
    since: new Date(first.getTime() + minutes(5)).toISOString(),
    until: new Date(first.getTime() + minutes(14)).toISOString(),
  });
  expect(items.map(({ subject }) => subject)).toEqual(['order 21', 'order 15', 'order 9']);
  expect(await read({ since: new Date(first.getTime() + days(1)).toISOString() })).toEqual({
    items: [],
    hasMore: false,
  });
});

it('says by whom and by what it can be narrowed', async () => {
  expect((await client.get('/get-staff-actors')).body).toEqual({
    staff: [
      { idUser: fiona.idUser, name: 'Fiona Ashdown' },
      { idUser: vira.idUser, name: 'Vira Storozhuk' },
    ],
    actions: ['order.closed', 'order.read'],
  });
});
