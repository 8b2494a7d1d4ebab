import { query } from '../../platform/database/read.ts';
import { mediaLink } from '../media/index.ts';
import type { Deps } from './deps.ts';

type Page = { page: number; size: number };
type Row = { id: number; name: string; id_image: string | null; until: Date | null; total: number };

const blockedBy = query<{ idUser: number; now: Date; size: number; skip: number }, Row>('blocked-by', (db, arg) =>
  db
    .selectFrom('user_block')
    .innerJoin('users', 'users.id', 'user_block.id_blocked')
    .select((eb) => [
      'users.id',
      'users.name',
      'users.id_image',
      'user_block.until',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('user_block.id_user', '=', arg.idUser)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', arg.now)]))
    .orderBy('user_block.created_at', 'desc')
    .orderBy('users.id')
    .limit(arg.size)
    .offset(arg.skip),
);

export const listBlocked =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idUser: number, { page, size }: Page) => {
    const rows = await database.read(blockedBy, { idUser, now: clock.now(), size, skip: page * size });
    return {
      items: rows.map(({ id, name, id_image, until }) => ({
        idUser: id,
        name,
        imageLink: mediaLink(id_image),
        until: until?.toISOString() ?? null,
      })),
      totalPages: Math.ceil((rows[0]?.total ?? 0) / size),
      currentPage: page,
    };
  };
