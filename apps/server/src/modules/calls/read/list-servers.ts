import { createHmac } from 'node:crypto';
import { callLimits } from '@stagedoor/contract/call-limits';
import type { Deps } from '../deps.ts';

type Server = { urls: string[]; username?: string; credential?: string };

/**
 * STUN and TURN for a browser. TURN credentials are those of the REST scheme that coturn checks by itself: until when,
 * for whom, and both signed with the secret it shares.
 */
export const listServers =
  ({ clock, callServers: { urls, secret } }: Pick<Deps, 'clock' | 'callServers'>) =>
  (idUser: number): { iceServers: Server[] } => {
    const isTurn = (url: string) => /^turns?:/.test(url);
    const stun = urls.filter((url) => !isTurn(url));
    const turn = secret === undefined ? [] : urls.filter(isTurn);
    const until = Math.floor(clock.now().getTime() / 1000) + callLimits.credentialSeconds;
    const username = `${until}:${idUser}`;
    return {
      iceServers: [
        ...(stun.length > 0 ? [{ urls: stun }] : []),
        ...(turn.length > 0 && secret !== undefined
          ? [{ urls: turn, username, credential: createHmac('sha1', secret).update(username).digest('base64') }]
          : []),
      ],
    };
  };
