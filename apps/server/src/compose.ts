import { bindRoutes } from './compose/bind-routes.ts';
import { composeModules } from './compose/compose-modules.ts';
import { composePlatform, type Parts } from './compose/compose-platform.ts';
import { handleWork } from './compose/handle-work.ts';
import { endedAmong, openSocket, resolveSession } from './modules/accounts/index.ts';
import { callerNetwork } from './platform/http/caller-address.ts';
import { closeConnections } from './platform/http/close-app.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { createProbe, measureDatabase, serveHealth } from './platform/http/health.ts';
import { createApp, type Http } from './platform/http/http.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { countInDatabase, limitCallsBy } from './platform/http/rate-limit.ts';
import { countInRedisOr } from './platform/http/rate-limit-redis.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { eventsChannel } from './platform/outbox/announce.ts';
import { type Relay, startRelay } from './platform/outbox/relay.ts';
import { createLiveDelivery } from './platform/realtime/delivery.ts';
import { queueStore, topicStore } from './platform/realtime/event-store.ts';
import { type Sockets, serveSockets } from './platform/realtime/serve-sockets.ts';
import { createWatching } from './platform/realtime/watching.ts';
import { type Stop, stopProgram } from './stop-program.ts';

/** Builds the whole program, layer by layer, without starting anything. */
export const compose = (parts: Parts) => {
  const platform = composePlatform(parts);
  const modules = composeModules(platform);
  const {
    database,
    longDatabase,
    watchDatabase,
    outbox,
    fanOut,
    live,
    jobs,
    secrets,
    metrics,
    config,
    clock,
    listener,
    log,
    publicUrl,
    redis,
  } = platform;
  const {
    notifications,
    media,
    privateFiles,
    ledger,
    delivery,
    catalogue,
    promotions,
    payments,
    wallet,
    sale,
    orders,
    recurring,
    auctions,
    bidding,
    moderation,
    profiles,
    overviews,
    personalData,
  } = modules;

  const app = createApp({ log, trustProxy: config.TRUST_PROXY, isHttps: () => publicUrl().startsWith('https:') });
  const inDatabase = countInDatabase({ database, clock });
  const http: Http = {
    app,
    idempotency: createIdempotency({ database, clock }),
    limitCalls: limitCallsBy(redis ? countInRedisOr(redis, inDatabase) : inDatabase),
    resolveSession: resolveSession({ database, clock, secrets }),
  };
  let state: 'starting' | 'ready' | 'closing' = 'starting';
  closeConnections(app, () => state === 'closing');
  allowOrigins(app, config.CORS_ORIGINS);
  shedLoad(app, { most: config.MAX_RUNNING_REQUESTS });
  serveMetrics(app, metrics, { token: config.METRICS_TOKEN });
  const probe = createProbe(watchDatabase);
  serveHealth(app, { probe, ready: () => state === 'ready' });

  measureDatabase(metrics, probe);

  if (config.roles.has('http')) bindRoutes(http, platform, modules);
  handleWork(platform, modules);

  const startSockets = (): Sockets => {
    const brought = { live, clock, log };
    const queues = createLiveDelivery({ ...brought, store: queueStore(database.pool) });
    const topics = createWatching({ ...brought, store: topicStore(database.pool) });
    fanOut.hear((keys) => {
      queues.wake(keys);
      topics.wake(keys);
    });
    const doors = { authenticate: openSocket({ database, clock, secrets }), endedAmong: endedAmong({ database }) };
    const networkOf = callerNetwork(config.TRUST_PROXY);
    const { markConnected } = modules.talents.availability;
    return serveSockets(app, { queues, topics, ...doors, markConnected, networkOf, log, metrics });
  };

  let relay: Relay | undefined;
  let sockets: Sockets | undefined;
  const stop = async (how: Stop) => {
    state = 'closing';
    await stopProgram({ app, jobs, relay, sockets, databases: [database, longDatabase, watchDatabase] }, how);
    fanOut.close();
    redis?.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    app,
    database,
    jobs,
    outbox,
    media,
    privateFiles,
    ledger,
    live,
    notifications,
    catalogue,
    promotions,
    delivery,
    payments,
    wallet,
    orders,
    recurring,
    auctions,
    bidding,
    moderation,
    profiles,
    overviews,
    personalData,
    /** The dependencies of a purchase, for the demo seed, which replays purchases at other times. */
    sale,
    secrets,
    async start() {
      await jobs.start();
      if (config.roles.has('worker')) {
        relay = startRelay({ database, outbox, clock, log });
        listener.on(eventsChannel, relay.wake);
      }
      if (config.roles.has('realtime')) sockets = startSockets();
      state = 'ready';
    },
    close(how: Partial<Stop> = {}): Promise<void> {
      stopping ??= stop({ drainMs: 0, boundMs: 20_000, ...how });
      return stopping;
    },
  };
};
