import { limits } from '@stagedoor/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

type Deps = {
  markConnected: (idUsers: readonly number[]) => Promise<void>;
  /** The users connected to this process. */
  connected: () => Iterable<number>;
  log: FastifyBaseLogger;
};

/** Marks users as connected: when their first socket opens, and all of them together at regular intervals. */
export const announcePresence = ({ markConnected, connected, log }: Deps) => {
  const mark = (idUsers: readonly number[]) => {
    if (idUsers.length === 0) return;
    markConnected(idUsers).catch((error) => log.error({ err: error }, 'connected users could not be marked'));
  };
  const repeating = setInterval(() => mark([...connected()]), limits.availability.refreshSeconds * 1_000);
  return { arrived: (idUser: number) => mark([idUser]), close: () => clearInterval(repeating) };
};
