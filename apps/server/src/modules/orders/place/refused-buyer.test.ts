import { testCards } from '@stagedoor/sandbox';
import { describe, expect, it } from 'vitest';
import { aPurchase, aShop, buy } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aSavedCard } from '../../../../../../tests/support/payments.ts';
import { storedRows } from '../../../../../../tests/support/stored-rows.ts';
import { balancesOf, userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const price = 1_500;

const blockPerson = (idUser: number, idBlocked: number) =>
  program.database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
    idUser,
    idBlocked,
    program.clock.now(),
  ]);
const blockAccount = (idUser: number, blocker: 'self' | 'admin') =>
  program.database.pool.query(
    'insert into account_block (id_user, blocker, reason, created_at) values ($1, $2, $3, $4)',
    [idUser, blocker, blocker === 'admin' ? 'spam' : null, program.clock.now()],
  );

type People = { idFan: number; idTalent: number };
const refusals = [
  ['the talent blocked the fan', 1023, ({ idFan, idTalent }: People) => blockPerson(idTalent, idFan)],
  ['the fan blocked the talent', 1023, ({ idFan, idTalent }: People) => blockPerson(idFan, idTalent)],
  ['the fan keeps from buying', 1022, ({ idFan }: People) => blockAccount(idFan, 'self')],
  ['the staff blocked the fan', 1030, ({ idFan }: People) => blockAccount(idFan, 'admin')],
] as const;

const payments = [
  ['the wallet', price, false],
  ['a card', 0, false],
  ['both', 500, false],
  ['a kept card', 0, true],
  ['the wallet and a kept card', 500, true],
] as const;

describe.each(payments)('paying by %s', (_way, fromWallet, byKeptCard) => {
  it.each(refusals)('takes nothing when %s (%i)', async (_why, error, block) => {
    const fan = await userWith(program, { bonus: price });
    const { idCard } = byKeptCard ? await aSavedCard(program, testCards.success, fan.idUser) : { idCard: undefined };
    const shop = await aShop(program);
    await block({ idFan: fan.idUser, idTalent: shop.idTalent });
    const body = {
      ...(await aPurchase(program, { ...shop, email: fan.email, fromWallet })),
      ...(idCard && { idCard }),
    };
    await program.settle();
    const before = await storedRows(program);

    const refusal = { status: 409, body: { error } };
    expect(await buy(fan.client, body, `key of ${fan.idUser}`)).toMatchObject(refusal);
    // Repeating the same key does not bypass the refusal.
    expect(await buy(fan.client, body, `key of ${fan.idUser}`)).toMatchObject(refusal);

    expect(await storedRows(program)).toEqual(before);
    expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: price });
  });
});
