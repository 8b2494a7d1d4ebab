import { readConfig } from '../apps/server/src/config.ts';
import { audit } from '../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { provideDatabase } from '../apps/server/src/provide-database.ts';
import { truths } from '../apps/server/src/truths.ts';

// Asks every truth about money of the database that DATABASE_URL names, or of the embedded one.
const config = readConfig(process.env, []);
const { programUrl, ownerUrl, stop } = await provideDatabase(config, () => {});
try {
  if (!config.DATABASE_URL && ownerUrl) await migrate(ownerUrl);
  const database = openDatabase(programUrl, { connections: 1 });
  try {
    for (const { truth, faults, examples } of await database.inTransaction(audit(truths))) {
      console.log(`${truth.invariant.padEnd(4)}${faults === 0 ? 'true ' : 'FALSE'} ${truth.says}`);
      for (const example of examples) console.log(`      ${JSON.stringify(example)}`);
      if (faults > examples.length) console.log(`      … and ${faults - examples.length} more`);
      if (faults > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} finally {
  await stop();
}
