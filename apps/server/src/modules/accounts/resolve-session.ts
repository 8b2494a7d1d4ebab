import { staffLimits } from '@stagedoor/contract/staff-limits';
import type { ResolveSession } from '../../platform/http/identify.ts';
import { minutesAfter } from '../../platform/time.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Deps } from './deps.ts';
import { judgeToken } from './session.ts';
import { isStale, markSeen } from './sessions/mark-seen.ts';
import { renewToken } from './sessions/renew-token.ts';
import { beginGeneration, endSession, type Found, sessionByToken } from './sessions.repo.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'secrets'>;

export const resolveSession = (deps: UsedDeps): ResolveSession => {
  const { database, clock } = deps;
  return async (token, device) => {
    const now = clock.now();
    const [found] = await database.read(sessionByToken, { hash: hashToken(token), now });
    if (!found || found.status === 'DEACTIVATED' || found.id_device !== device) return null;

    const { id_session: idSession, id_user: idUser, generation, role, status, blocked } = found;
    const verdict = judgeToken(stateOf(found), now);
    if (verdict === 'stolen') await database.inTransaction((tx) => endSession(tx, idSession, now));
    if (verdict === 'stolen' || verdict === 'dead') return null;

    if (isStale(found.last_seen_at, now)) {
      await database.inTransaction((tx) => markSeen(tx, { idUser, device, at: now }));
    }
    if (generation > found.session_generation) {
      await database.inTransaction((tx) => beginGeneration(tx, { idSession, generation, at: now }));
    }
    const caller = { idUser, role, status, idSession, device, blocked, staff: staffOf(found, now) };
    return verdict === 'live' ? { caller } : { caller, renewed: await renewToken(deps, found, token) };
  };
};

const stateOf = (found: Found) => ({
  issuedAt: found.issued_at,
  replacedAt: found.replaced_at,
  successors: found.session_generation - found.generation,
  lastUsedAt: found.last_used_at,
  endedAt: found.ended_at,
});

/** 2FA counts for a working day; then it is required again. */
const staffOf = ({ scopes, second_factor_at: shown }: Found, now: Date) =>
  scopes && {
    scopes,
    hasShownFactor: shown !== null && now < minutesAfter(shown, staffLimits.secondFactorHours * 60),
  };
