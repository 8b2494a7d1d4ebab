import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createBuyers, fillWallets } from '../support/buyers.ts';
import { openShop } from '../support/shop.ts';

// Creates talents with an autograph each and fans with money, in the database of DATABASE_URL. Runs in the source tree
// that matches the schema, and prints what it created.
const database = openDatabase(process.env.DATABASE_URL ?? '');
const wares = await openShop(database, 20);
const buyers = await createBuyers(database, Number(process.env.BUYERS ?? 500));
await fillWallets(
  database,
  buyers.map(({ idUser }) => ({ idUser, pot: 'deposited', amount: 10_000_000 })),
);
await database.close();
console.log(JSON.stringify({ wares, buyers }));
