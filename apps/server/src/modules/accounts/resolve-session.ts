import { staffLimits } from '@stagedoor/contract/staff-limits';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ResolveSession } from '../../platform/http/identify.ts';
import { minutesAfter } from './later.ts';
import { judgeToken } from './session.ts';
import { isStale, markSeen } from './sessions/mark-seen.ts';
import { endSession, type Found, replaceToken, sessionByToken } from './sessions.repo.ts';
import { hashToken, newToken } from './tokens.ts';

type Deps = { database: Database; clock: Clock };

export const resolveSession =
  ({ database, clock }: Deps): ResolveSession =>
  async (token, device) => {
    const hash = hashToken(token);
    const now = clock.now();
    const [found] = await database.read(sessionByToken, { hash, now });
    if (!found || found.status === 'DEACTIVATED' || found.id_device !== device) return null;

    const verdict = judgeToken(
      {
        issuedAt: found.issued_at,
        replacedAt: found.replaced_at,
        lastUsedAt: found.last_used_at,
        endedAt: found.ended_at,
      },
      now,
    );
    if (verdict === 'stolen') await database.inTransaction((tx) => endSession(tx, found.id_session, now));
    if (verdict === 'stolen' || verdict === 'dead') return null;

    if (isStale(found.last_seen_at, now)) {
      await database.inTransaction((tx) => markSeen(tx, { idUser: found.id_user, device, at: now }));
    }
    const { id_session: idSession, id_user: idUser, role, status, blocked } = found;
    const caller = { idUser, role, status, idSession, device, blocked, staff: staffOf(found, now) };
    if (verdict === 'live') return { caller };
    const next = newToken();
    const renewed = await database.inTransaction((tx) =>
      replaceToken(tx, { idSession, old: hash, next: hashToken(next), at: now }),
    );
    return renewed ? { caller, renewed: next } : { caller };
  };

/** The second factor counts for a working day; then it is asked again. */
const staffOf = ({ scopes, second_factor_at: shown }: Found, now: Date) =>
  scopes && {
    scopes,
    hasShownFactor: shown !== null && now < minutesAfter(shown, staffLimits.secondFactorHours * 60),
  };
