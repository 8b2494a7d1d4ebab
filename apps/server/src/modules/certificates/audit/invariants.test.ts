import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { aFanAtWork, aPaidOrder } from '../../../../../../tests/support/orders.ts';
import { violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { certificateInvariants } from './invariants.ts';

const { program, fan } = await aFanAtWork({ deposited: 6000 });
const deliver = async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const again = async () => {
    const idFile = await anImage(program, order.idTalent);
    await order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery: { kind: 'image', idFile } });
    await program.settle();
  };
  await again();
  return { ...order, again };
};
const one = await deliver();
const other = await deliver();
await fan.client.post('/ask-redo', { idOrder: other.idOrder, reason: 'It says Olga' });
await other.again();

const unguarded = [
  'alter table certificate disable trigger user',
  'alter table certificate_log disable trigger user',
  'alter table certificate_log drop constraint certificate_log_hash',
];

const faults: [invariant: string, statements: string[]][] = [
  [
    'certificate-log-is-chained',
    [`update certificate_log set line = replace(line, 'issued', 'changed') where seq = 1`],
  ],
  ['certificate-log-is-chained', [`delete from certificate_log where seq = 2`]],
  [
    'certificate-log-is-chained',
    [
      `update certificate_log set line = replace(line, 'issued', 'changed') where seq = 1`,
      `update certificate_log set hash = sha256(convert_to(line, 'UTF8')) where seq = 1`,
    ],
  ],
  ['certificates-are-logged', [`delete from certificate_log`]],
  [
    'certificates-are-logged',
    [
      `update certificate set revision = 1, statement = replace(statement, '"revision":0', '"revision":1')
      where id_order = ${one.idOrder}`,
    ],
  ],
  [
    'certificates-are-logged',
    [
      `update certificate set state = 'revoked', revoked = 'staff', ended_at = now() + interval '10 years' where id_order = ${one.idOrder}`,
    ],
  ],
  [
    'superseded-certificates-have-successors',
    [
      `update certificate set state = 'superseded', ended_at = now() + interval '10 years' where id_order = ${one.idOrder}`,
    ],
  ],
  [
    'superseded-certificates-have-successors',
    [`update certificate set id_predecessor = null where id_order = ${other.idOrder}`],
  ],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, [...unguarded, ...statements])).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(certificateInvariants.filter(({ name }) => !tripped.has(name))).toEqual([]);
});

it.each([
  ['say something else', `update certificate set statement = replace(statement, 'autograph', 'auctionItem')`],
  ['be issued for somebody else', `update certificate set id_holder = ${one.idTalent}`],
  ['come back', `update certificate set state = 'valid', ended_at = null where state <> 'valid'`],
  [
    'be logged out of order',
    `insert into certificate_log (seq, line, hash)
      select 9, line, sha256(convert_to(line, 'UTF8')) from (values ('{"seq":9,"previous":"00"}')) as made (line)`,
  ],
])('cannot %s', async (_what, statement) => {
  await expect(program.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
