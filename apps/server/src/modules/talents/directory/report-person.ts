import { sql } from 'kysely';
import type { ReportedThing, ReportSubject } from '../../../extension-points/report-subject.ts';
import { localizedColumn } from '../../../platform/database/localized-column.ts';

/** Users can be reported. They cannot be taken down, only blocked. */
export const personSubject: ReportSubject = {
  name: 'USER',
  ownerOf: async (tx, id) =>
    (
      await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('status', 'in', ['ACTIVE', 'HIDDEN'])
        .executeTakeFirst()
    )?.id,
  describe: async (tx, ids, language) => {
    const rows = await tx
      .selectFrom('users')
      .leftJoin('talent', 'talent.id_user', 'users.id')
      .select((eb) => [
        'users.id',
        'users.id_image',
        sql<string>`coalesce(${localizedColumn(eb.ref('talent.names'), language)}, users.name)`.as('name'),
      ])
      .where('users.id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, name, id_image }): [number, ReportedThing] => [id, { name, idImage: id_image, path: `/${id}` }]),
    );
  },
};
