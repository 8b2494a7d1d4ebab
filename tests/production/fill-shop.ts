import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createBuyers, fillWallets } from '../support/buyers.ts';
import { openShop } from '../support/shop.ts';

// Talents with an autograph each and fans with money, in the database that DATABASE_URL names. It runs in the tree whose
// schema that database has, and prints what it made.
const database = openDatabase(process.env.DATABASE_URL ?? '');
const wares = await openShop(database, 20);
const buyers = await createBuyers(database, Number(process.env.BUYERS ?? 500));
await fillWallets(
  database,
  buyers.map(({ idUser }) => ({ idUser, pot: 'deposited', amount: 10_000_000 })),
);
await database.close();
console.log(JSON.stringify({ wares, buyers }));
