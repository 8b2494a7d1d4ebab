import { api } from '../api.ts';
import { deviceId, isSigned } from '../browser-session.ts';
import { tellEvents, tellJoined } from './events.ts';
import { joinThroughLeader } from './through-leader.ts';
import { joinThroughWorker } from './through-worker.ts';
import type { Hearer, Pass } from './wire.ts';

const givePass = async (): Promise<Pass> => {
  if (!isSigned()) return null;
  try {
    return (await api('socketAuth')).token;
  } catch {
    return isSigned() ? undefined : null; // a refusal may have ended the session
  }
};

const hearer: Hearer = { joined: tellJoined, events: tellEvents, givePass };

/** Joins this tab to the browser's one live connection; answers with the way out. */
export const joinLive = (idUser: number): (() => void) => {
  const person = { idUser, device: deviceId() };
  if (typeof SharedWorker === 'undefined') return joinThroughLeader(person, hearer);
  let leave = joinThroughWorker(person, hearer, () => {
    leave();
    leave = joinThroughLeader(person, hearer);
  });
  return () => leave();
};
