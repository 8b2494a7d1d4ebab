import { query } from '../../../platform/database/read.ts';
import { deviceNameOf } from '../../../platform/http/device-name.ts';
import type { Deps } from '../deps.ts';
import { sessionRules } from '../session.ts';

type Row = { id: string; name: string | null; created_at: Date; last_used_at: Date };

const liveSessions = query<{ idUser: number; usedAfter: Date }, Row>('sessions-of-user', (db, arg) =>
  db
    .selectFrom('session')
    .leftJoin('device', (join) =>
      join.onRef('device.id_user', '=', 'session.id_user').onRef('device.id_device', '=', 'session.id_device'),
    )
    .select(['session.id', 'device.name', 'session.created_at', 'session.last_used_at'])
    .where('session.id_user', '=', arg.idUser)
    .where('session.ended_at', 'is', null)
    .where('session.last_used_at', '>', arg.usedAfter)
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.created_at', 'desc'),
);

export const listSessions =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async ({ idUser, idSession }: { idUser: number; idSession: string }) => {
    const usedAfter = new Date(clock.now().getTime() - sessionRules.idleMs);
    const rows = await database.read(liveSessions, { idUser, usedAfter });
    return rows.map((row) => ({
      idSession: row.id,
      deviceName: row.name ?? deviceNameOf(''),
      current: row.id === idSession,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }));
  };
