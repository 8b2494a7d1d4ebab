import { readConfig } from '../apps/server/src/config.ts';
import { invariants } from '../apps/server/src/invariants.ts';
import { audit } from '../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { provideDatabase } from '../apps/server/src/provide-database.ts';

// Checks every invariant about money in the database of DATABASE_URL, or in the embedded one.
const config = readConfig(process.env, []);
const { programUrl, ownerUrl, stop } = await provideDatabase(config, () => {});
try {
  if (!config.DATABASE_URL && ownerUrl) await migrate(ownerUrl);
  const database = openDatabase(programUrl, { connections: 1 });
  try {
    for (const { invariant, violations, examples } of await database.inTransaction(audit(invariants))) {
      console.log(`${invariant.id.padEnd(4)}${violations === 0 ? 'true ' : 'FALSE'} ${invariant.description}`);
      for (const example of examples) console.log(`      ${JSON.stringify(example)}`);
      if (violations > examples.length) console.log(`      … and ${violations - examples.length} more`);
      if (violations > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} finally {
  await stop();
}
