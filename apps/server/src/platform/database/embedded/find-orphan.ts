import pg from 'pg';
import { readPassword } from './password.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { waitUntil } from './processes.ts';

export type Running = { postmaster: Postmaster; password: string };

const timeoutMs = 30_000;

/**
 * Finds a database that a killed process left running. It may be starting up or shutting down, so polls until it
 * answers or is gone.
 */
export async function findOrphan(directory: string): Promise<Running | undefined> {
  let found: Postmaster | undefined;
  let problem = 'it is neither ready nor ended';
  let password = '';
  const settled = await waitUntil(async () => {
    found = await findPostmaster(directory);
    if (!found?.ready) return found === undefined;
    password ||= await readPassword(directory);
    problem = await tryConnection(urlOf({ postmaster: found, password }));
    return problem === '';
  }, timeoutMs);
  if (!found) return undefined;
  if (settled) return { postmaster: found, password };
  throw new Error(
    `A database left running on ${directory} (pid ${found.pid}) does not answer: ${problem}. End it and start again.`,
  );
}

export const urlOf = ({ postmaster: { port, socket }, password }: Running) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`;

async function tryConnection(url: string): Promise<string> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
