import { beforeEach, expect, it } from 'vitest';
import { days } from '../../../../../tests/support/clock.ts';
import { aClub, aJoinedFan, membershipsOf } from '../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { once } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const rename = (idUser: number, name: string) =>
  program.database.pool.query('update users set name = $2 where id = $1', [idUser, name]);

type Member = { idMembership: number; name: string };
type Page = { items: Member[]; next: number | null };

type Fan = Awaited<ReturnType<typeof aJoinedFan>>;

const membershipOf = async ({ client }: Fan) => (await membershipsOf(client))[0]?.idMembership;

/** A talent with this many members, named by number. */
const aClubOf = async (count: number) => {
  const club = await aClub(program, 1000, 2500);
  const fans: Fan[] = [];
  for (let n = 1; n <= count; n++) {
    const fan = await aJoinedFan(program, club.plans[0] ?? 0, 1000);
    await rename(fan.idUser, `Fan ${n}`);
    fans.push(fan);
  }
  return { ...club, fans };
};

it('lists a talent’s members with since, plan, next payment and what they have paid, and nobody else’s', async () => {
  const { idTalent } = await aClubOf(1);
  await aClubOf(1);
  const joinedAt = program.clock.now();
  await moveClock(program, days(31));
  const { items, next } = (await (await again(program, idTalent)).post('/get-members')).body as Page;
  expect(next).toBeNull();
  expect(items).toMatchObject([
    {
      name: 'Fan 1',
      planName: expect.stringContaining('Backstage'),
      state: 'active',
      nextPayment: { price: 1000, at: expect.any(String) },
      endsAt: null,
      totalPaid: 2000,
    },
  ]);
  const [{ since } = { since: '' }] = items as unknown as { since: string }[];
  expect(Math.abs(new Date(since).getTime() - joinedAt.getTime())).toBeLessThan(days(1));
});

it('pages by key, finds members by name, and keeps former ones apart', async () => {
  const { idTalent, talent, fans } = await aClubOf(3);
  const list = async (body: object) => (await (await again(program, idTalent)).post('/get-members', body)).body as Page;
  const first = (await talent.post('/get-members', { size: 2 })).body as Page;
  expect(first.items.map(({ name }) => name)).toEqual(['Fan 3', 'Fan 2']);
  const second = (await talent.post('/get-members', { size: 2, before: first.next })).body as Page;
  expect(second).toMatchObject({ items: [{ name: 'Fan 1' }], next: null });
  expect(await list({ search: 'fan 2' })).toMatchObject({ items: [{ name: 'Fan 2' }] });
  expect(await list({ search: '%' })).toEqual({ items: [], next: null });

  const leaving = fans[1] as Fan;
  await leaving.client.post('/stop-subscription', { idMembership: await membershipOf(leaving) });
  expect(await list({ search: 'Fan 2' })).toMatchObject({
    items: [{ state: 'stopping', nextPayment: null, endsAt: expect.any(String) }],
  });
  await moveClock(program, days(32));
  expect((await list({})).items.map(({ name }) => name)).toEqual(['Fan 3', 'Fan 1']);
  expect(await list({ which: 'former' })).toMatchObject({
    items: [{ name: 'Fan 2', state: 'ended', totalPaid: 1000 }],
  });
});

it('counts who joined and left and what was earned, by the month', async () => {
  const { idTalent, fans } = await aClubOf(2);
  const [undoing, stopping] = fans as [Fan, Fan];
  await once(undoing.client, '/undo-subscription', { idMembership: await membershipOf(undoing) });
  await stopping.client.post('/stop-subscription', { idMembership: await membershipOf(stopping) });
  await moveClock(program, days(40));
  const { body } = await (await again(program, idTalent)).get('/get-members-by-month?timeZone=Europe/Kyiv');
  const { members, months } = body as { members: number; months: { joined: number; left: number; income: number }[] };
  const sum = (of: 'joined' | 'left' | 'income') => months.reduce((total, month) => total + month[of], 0);
  expect(months).toHaveLength(12);
  expect({ members, joined: sum('joined'), left: sum('left') }).toEqual({ members: 0, joined: 2, left: 2 });
  const { rows } = await program.database.pool.query(
    'select sum(amount)::int as earned from earning where id_user = $1 and taken_back_at is null',
    [idTalent],
  );
  expect(sum('income')).toBe(rows[0].earned);
  expect(sum('income')).toBeGreaterThan(0);
});

it('writes a file of all members that no spreadsheet takes for a formula', async () => {
  const { idTalent, fans } = await aClubOf(2);
  await rename(fans[0]?.idUser ?? 0, '=HYPERLINK("https://evil.example")');
  const { body } = await (await again(program, idTalent)).get('/get-members-file?language=uk');
  const { fileName, mediaType, content } = body as { fileName: string; mediaType: string; content: string };
  expect(fileName).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  expect(mediaType).toContain('text/csv');
  const lines = content.trim().split('\r\n');
  expect(lines[0]).toContain('"Ім’я","План","Статус"');
  expect(lines[1]).toMatch(/^"Fan 2","Backstage \d+","Діє","\d{4}-\d\d-\d\d","\d{4}-\d\d-\d\d","10\.00","10\.00",""$/);
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil.example""\)"/);
});
