import pg from 'pg';

const connectMs = 10_000;

/** Opens one connection outside the pool for `work`. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  // The running query already rejects; without a listener the same error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
