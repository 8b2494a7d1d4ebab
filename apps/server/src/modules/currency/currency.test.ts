import { expect, it } from 'vitest';
import { aWorkingProgram } from '../../../../../tests/support/program.ts';
import { builtInRates } from '../../platform/ports/rates.ts';
import { createCurrency, refreshRates } from './index.ts';

const nowhere = { countryOf: async () => null };

it('shows the built-in rates until it has heard others', async () => {
  const { database } = await aWorkingProgram();
  const currency = createCurrency({ read: database.read, countries: nowhere });
  expect(await currency.rates()).toEqual(await builtInRates.fetchRates());
});

it('keeps what the job heard, with its time', async () => {
  const program = await aWorkingProgram();
  await program.database.inTransaction((tx) => program.jobs.queue(tx, refreshRates, {}));
  await program.settle();
  const { rows } = await program.database.pool.query('select currency, rate from exchange_rate order by currency');
  expect(rows).toEqual([
    { currency: 'RUB', rate: 81 },
    { currency: 'UAH', rate: 41.3 },
  ]);
  await program.database.pool.query(
    `update exchange_rate set rate = 40.5, updated_at = '2026-02-28' where currency = 'UAH'`,
  );
  const rates = { USD: 1, UAH: 40.5, RUB: 81 };
  const ask = async (path: string) => (await program.app.inject(`/api/${path}`)).json();
  expect(await ask('get-exchange-rates')).toEqual(rates);
  expect(await ask('get-dated-rates')).toEqual({ rates, updatedAt: '2026-02-28T00:00:00.000Z' });
});
