import { fail } from '@stagedoor/contract/errors';
import type { TalentPage } from '@stagedoor/contract/schemas/talent-page';
import { query } from '../../../platform/database/read.ts';
import type { Text } from '../../../platform/database/text.ts';
import type { Deps } from '../applications/deps.ts';

type Row = { names: Text; headline: Text; about: Text; languages: string[] };

const pageOf = query<{ idUser: number }, Row>('texts-of-own-page', (db, arg) =>
  db
    .selectFrom('talent')
    .select(['names', 'headline', 'about', 'languages'])
    .where('id_user', '=', arg.idUser)
    .$castTo<Row>(),
);

export const showOwnPage =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number): Promise<TalentPage> =>
    (await database.read(pageOf, { idUser }))[0] ?? fail('pageNotFound');

export const saveOwnPage =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, { names, headline, about, languages }: TalentPage): Promise<void> =>
    database.inTransaction(async (tx) => {
      const saved = await tx
        .updateTable('talent')
        .set({
          names: JSON.stringify(names),
          headline: JSON.stringify(headline),
          about: JSON.stringify(about),
          languages,
        })
        .where('id_user', '=', idUser)
        .returning('id_user')
        .executeTakeFirst();
      if (!saved) fail('pageNotFound');
    });
