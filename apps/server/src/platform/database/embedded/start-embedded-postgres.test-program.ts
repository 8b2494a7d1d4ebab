import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

await startEmbeddedPostgres({ directory: process.argv[2] ?? '', durable: false });
process.send?.('started');
