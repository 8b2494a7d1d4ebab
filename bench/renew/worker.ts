import type { Sandbox } from '@stagedoor/sandbox';
import { pino } from 'pino';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openListener } from '../../apps/server/src/platform/database/listen.ts';
import { openPorts } from '../../apps/server/src/ports.ts';

// A worker as main.ts starts it, with the sandbox in another process.
const config = readConfig(process.env, ['--role=worker']);
const { DATABASE_URL: programUrl = '' } = config;
const publicUrl = () => 'http://stagedoor.test';
const sandbox = JSON.parse(process.env.SANDBOX_ADDRESSES ?? '') as Sandbox;
const log = pino({ level: 'error' }, process.stderr);
const listener = await openListener(programUrl);
const ports = await openPorts(config, { clock, log, sandbox, publicUrl });
const secretKey = 'a key that only the benchmark knows, long enough';
const program = compose({ config, programUrl, clock, listener, ports, log, secretKey, publicUrl });
process.on('disconnect', () => process.exit());
await program.start();
process.send?.('ready');
