import { migrate } from '../apps/server/src/platform/database/migrate.ts';

const url = process.env.DATABASE_OWNER_URL;
if (url) {
  const applied = await migrate(url);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to migrate.');
} else {
  console.error('DATABASE_OWNER_URL is missing: it names the role that owns the tables.');
  process.exitCode = 1;
}
