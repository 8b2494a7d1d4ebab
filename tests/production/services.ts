import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { end, run, until } from './run.ts';

const programs = '/usr/lib/postgresql';

/** Debian's PostgreSQL, Redis and nginx; installed when missing and we are root. */
export const installServices = async (): Promise<void> => {
  const isThere = ['/usr/bin/redis-server', '/usr/sbin/nginx', programs].every(existsSync);
  if (isThere) return;
  if (process.getuid?.() !== 0)
    throw new Error('Install postgresql, postgresql-contrib, redis-server and nginx first.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const packages = ['postgresql', 'postgresql-contrib', 'redis-server', 'nginx', 'openssl', 'curl'];
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
};

export const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export type Postgres = { port: number; superUrl: string; stop(): Promise<void> };

/**
 * A PostgreSQL server with its data in its own folder. Runs as `postgres`, because the server refuses to run as root.
 */
export const startPostgres = async (folder: string): Promise<Postgres> => {
  const [version = ''] = (await readdir(programs)).sort().reverse();
  const bin = join(programs, version, 'bin');
  await mkdir(folder, { recursive: true });
  await run('chown', ['postgres', folder]);
  const asPostgres = ['-u', 'postgres', '--'];
  await run('runuser', [
    ...asPostgres,
    join(bin, 'initdb'),
    '-D',
    join(folder, 'data'),
    '-A',
    'trust',
    '-U',
    'postgres',
  ]);
  const port = await freePort();
  const settings = ['-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn('runuser', [...asPostgres, join(bin, 'postgres'), '-D', join(folder, 'data'), ...settings], {
    stdio: 'ignore',
  });
  const superUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until('PostgreSQL answers', async () => (await run('psql', [superUrl, '-c', 'select 1'])) !== '');
  return { port, superUrl, stop: () => end(server) };
};

export const startRedis = async (): Promise<{ port: number; server: ChildProcess }> => {
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  await until('Redis answers', async () => (await run('redis-cli', ['-p', `${port}`, 'ping'])).includes('PONG'));
  return { port, server };
};

/** nginx with only the given site. Its command, as the page uses it, is put on the path. */
export const startNginx = async (folder: string, site: string, bin: string): Promise<{ stop(): Promise<void> }> => {
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; daemon off;
    events { worker_connections 1024; }
    http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; include ${site}; }\n`,
  );
  await writeFile(join(bin, 'nginx'), `#!/bin/sh\nexec /usr/sbin/nginx -p ${folder} -c ${main} "$@"\n`);
  await chmod(join(bin, 'nginx'), 0o755);
  await run(join(bin, 'nginx'), ['-t']);
  const server = spawn(join(bin, 'nginx'), [], { stdio: 'ignore' });
  return { stop: () => end(server, 'SIGQUIT') };
};

/** A self-signed certificate for the name that the page uses. */
export const makeCertificate = async (folder: string, name: string): Promise<{ key: string; cert: string }> => {
  const [key, cert] = [join(folder, 'stagedoor.key'), join(folder, 'stagedoor.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  return { key, cert };
};
