import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { TalentPage } from '@stagedoor/contract/schemas/talent-page';
import type { Tx } from '../../../platform/database/database.ts';
import { changePortrait } from '../../accounts/index.ts';
import type { Media } from '../../media/index.ts';
import type { Deps } from '../applications/deps.ts';
import { categoriesNamed, placeTalent } from '../directory/place-talent.ts';

type UsedDeps = Pick<Deps, 'database' | 'live'> & { media: Media };

/** Of two tabs the one that saves last wins, as everywhere. */
export const saveOwnPage =
  ({ database, media, live }: UsedDeps) =>
  (idUser: number, page: TalentPage): Promise<void> =>
    database.inTransaction(async (tx) => {
      const before = await lockPage(tx, idUser);
      const { idImage, idCover } = page;
      // An unchanged picture need not be theirs: our team may have put it there.
      if (idImage && idImage !== before.id_image) await media.requireOwn(tx, idImage, idUser);
      if (idCover && idCover !== before.id_cover) await media.requireOwn(tx, idCover, idUser);
      const categories = await categoriesNamed(tx, page.categories);
      await tx
        .updateTable('talent')
        .set({ ...columnsOf(page), id_group: categories[0].id_group })
        .where('id_user', '=', idUser)
        .execute();
      await placeTalent(tx, idUser, { categories, tags: page.tags });
      await replaceLinks(tx, idUser, page.links);
      if (idImage !== before.id_image) await changePortrait(tx, idUser, idImage);
      await live.send(tx, idUser, selfUserUpdated);
    });

const lockPage = async (tx: Tx, idUser: number) =>
  (await tx
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .select(['id_image', 'id_cover'])
    .where('talent.id_user', '=', idUser)
    .forUpdate(['talent'])
    .executeTakeFirst()) ?? fail('pageNotFound');

const columnsOf = ({ names, headline, city, about, languages, idCover }: TalentPage) => ({
  names: JSON.stringify(names),
  headline: JSON.stringify(headline),
  city: city.en === '' ? null : JSON.stringify(city),
  about: JSON.stringify(about),
  languages,
  id_cover: idCover,
});

const replaceLinks = async (tx: Tx, idUser: number, links: TalentPage['links']): Promise<void> => {
  await tx.deleteFrom('talent_link').where('id_user', '=', idUser).execute();
  const rows = Object.entries(links).flatMap(([network, link]) =>
    link === '' ? [] : [{ id_user: idUser, network, link }],
  );
  if (rows.length > 0) await tx.insertInto('talent_link').values(rows).execute();
};
