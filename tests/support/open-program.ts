import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type Listener, openListener } from '../../apps/server/src/platform/database/listen.ts';
import { twilioCalls } from '../../apps/server/src/platform/ports/app-calls.ts';
import type { Cards } from '../../apps/server/src/platform/ports/cards.ts';
import { diskStorage } from '../../apps/server/src/platform/ports/disk-storage.ts';
import { noCountryLookup } from '../../apps/server/src/platform/ports/geo.ts';
import { httpProfilePages, type ProfilePages } from '../../apps/server/src/platform/ports/profile-pages.ts';
import { builtInRates } from '../../apps/server/src/platform/ports/rates.ts';
import type { SocialNetwork } from '../../apps/server/src/platform/ports/social.ts';
import type { VideoSites } from '../../apps/server/src/platform/ports/video-sites.ts';
import type { RedisLink } from '../../apps/server/src/platform/redis.ts';
import { aClock, type TestClock } from './clock.ts';
import { aMailbox } from './mailbox.ts';
import { aPushbox } from './pushbox.ts';

export type ProgramOptions = {
  social?: readonly SocialNetwork[];
  cards?: Cards | null;
  profilePages?: ProfilePages;
  videoSites?: VideoSites;
  clock?: TestClock;
  works?: boolean;
  redis?: RedisLink | null;
  /** The environment, as far as it differs from the defaults. */
  settings?: Record<string, string>;
};

/** Of the app's calls. */
export const twilioKeys = {
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'test-auth-token',
  apiKey: `SK${'1'.repeat(32)}`,
  apiSecret: 'test-api-secret-of-thirty-two-ch',
  application: `AP${'1'.repeat(32)}`,
};

/** Saves a connection: only jobs and live connections listen. */
const deaf: Listener = { on: () => {}, close: async () => {} };

/** The whole server on a given database, without the web and with a clock that stands still. */
export const openProgram = async (
  programUrl: string,
  log: Logger,
  {
    social = [],
    cards = null,
    profilePages = httpProfilePages({ hosts: [] }),
    videoSites = { find: async () => 'unreachable' },
    clock = aClock(),
    works = false,
    redis = null,
    settings = {},
  }: ProgramOptions = {},
) => {
  const directory = await mkdtemp(join(tmpdir(), 'stagedoor-program-'));
  const mailbox = aMailbox();
  const pushbox = aPushbox();
  const listener = works ? await openListener(programUrl) : deaf;
  const program = compose({
    config: readConfig({ DATA_DIR: directory, ...settings }, works ? [] : ['--role=http']),
    programUrl,
    clock,
    listener,
    ports: {
      storage: diskStorage({ directory }),
      rates: builtInRates,
      countries: noCountryLookup,
      profilePages,
      videoSites,
      mail: mailbox.mailer,
      sms: mailbox.sms,
      appCalls: twilioCalls(twilioKeys),
      push: pushbox.pusher,
      cards,
      social,
      redis,
    },
    log,
    secretKey: 'a key that only the tests know, long enough',
    publicUrl: () => 'http://stagedoor.test',
  });
  const end = async () => {
    await program.close();
    await listener.close();
    await rm(directory, { recursive: true, force: true });
  };
  await (works ? program.start() : program.jobs.start());
  return { program: { ...program, clock, mailbox, pushbox, programUrl, directory }, end };
};
