import { flushCompileCache } from 'node:module';
import type { Sandbox } from '@stagedoor/sandbox';
import { pino } from 'pino';
import { compose } from '../../../apps/server/src/compose.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { openListener } from '../../../apps/server/src/platform/database/listen.ts';
import { refuseOwner } from '../../../apps/server/src/platform/database/refuse-owner.ts';
import { listen } from '../../../apps/server/src/platform/port.ts';
import { openPorts } from '../../../apps/server/src/ports.ts';
import { openMovableClock } from '../../../apps/server/src/sandbox/movable-clock.ts';
import { deadlyCards, deadlyMail, dieAt, passing } from './points.ts';

// The program as main.ts starts it on an external database, with the sandbox in another process.
const config = readConfig(process.env, process.argv.slice(2));
const { DATABASE_URL: programUrl = '', SECRET_KEY: secretKey = '', PUBLIC_URL: publicUrl = '' } = config;
const sandbox = JSON.parse(process.env.SANDBOX_ADDRESSES ?? '') as Sandbox;

await refuseOwner(programUrl);
const listener = await openListener(programUrl);
const log = pino({ level: config.LOG_LEVEL ?? 'silent' });
// A test that moves the clock gives the owner's URL too.
const ownerUrl = config.DATABASE_OWNER_URL;
const clock = ownerUrl ? await openMovableClock(ownerUrl, listener) : systemClock;
const ports = await openPorts(config, { clock, log, sandbox, publicUrl: () => publicUrl });
const { cards, mail } = ports;
const deadlyPorts = { ...ports, cards: cards && deadlyCards(cards), mail: mail && deadlyMail(mail) };
const parts = { config, programUrl, clock, listener, ports: deadlyPorts, log, secretKey };
const program = compose({ ...parts, publicUrl: () => publicUrl });
program.app.addHook('onSend', async () => passing('answering'));
process.on('message', dieAt);
await program.start();
await listen(program.app, { host: config.HOST, port: config.PORT, print: () => {} });
process.send?.('ready');
// Flushed early, because a killed process cannot write the compile cache for the next one.
setTimeout(flushCompileCache, 2_000).unref();
process.on('disconnect', () => process.exit());
