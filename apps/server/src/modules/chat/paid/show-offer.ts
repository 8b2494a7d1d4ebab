import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { MessageOffer } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';
import { mediaLink } from '../../media/index.ts';
import { pairChat } from '../access/chats.repo.ts';
import { writingBetween } from '../access/writing.ts';
import type { Deps } from '../deps.ts';

type Offer = {
  name: string;
  idImage: string | null;
  hasProfile: boolean;
  files: boolean;
  idProduct: number | null;
  packs: { idProduct: number; units: number; total: number }[];
  left: number;
  usualMinutes: number | null;
  openUntil: Date | null;
};
type Asked = { idUser: number; viewer: number; language: Language; now: Date };

/** From their latest answers; a few say nothing. */
const usual = (idTalent: number) => sql<number | null>`(
  select case when count(*) >= 3 then round(percentile_cont(0.5) within group (order by took) / 60)::int end
  from (select extract(epoch from completed_at - paid_at) as took from orders
    where id_talent = ${idTalent} and type = 'MSG' and completed_at is not null
    order by completed_at desc limit 50) latest)`;

const offerOf = query<Asked, Offer>('message-offer', (db, arg) =>
  db
    .selectFrom('users')
    .leftJoin('talent as page', 'page.id_user', 'users.id')
    .select(['users.files', 'users.id_image as idImage'])
    .select([
      sql<string>`coalesce(page.names ->> ${arg.language}::text, users.name)`.as('name'),
      sql<boolean>`page.id_user is not null`.as('hasProfile'),
      sql<
        number | null
      >`(select p.id from product p where p.id_owner = users.id and p.type = 'MSG' and p.shelf = 'ACTIVE'
        order by p.lowest_price, p.id limit 1)`.as('idProduct'),
      sql<
        Offer['packs']
      >`(select coalesce(jsonb_agg(jsonb_build_object('idProduct', p.id, 'units', v.units, 'total', p.lowest_price)
          order by v.units), '[]')
        from product p join variation v on v.id_product = p.id
        where p.id_owner = users.id and p.type = 'MESSAGE_PACKAGE' and p.shelf = 'ACTIVE')`.as('packs'),
      sql<number>`(select coalesce(sum(e."left"), 0)::int from entitlement e join orders o on o.id = e.id_order
        where e.id_user = ${arg.viewer} and e.id_talent = users.id and e.kind = 'messages' and e.valid_until > ${arg.now}
          and o.state = 'completed')`.as('left'),
      usual(arg.idUser).as('usualMinutes'),
    ])
    .where('users.id', '=', arg.idUser)
    .where(isOpen(sql.val(arg.now)))
    .$castTo<Offer>(),
);

/** What a message to a talent costs, and what it promises. */
export const showOffer =
  ({ database: { read }, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (viewer: number | null, idUser: number, language: Language): Promise<MessageOffer> => {
    const now = clock.now();
    const [low, high] = [Math.min(viewer ?? 0, idUser), Math.max(viewer ?? 0, idUser)];
    const [[offer], [chat]] = await Promise.all([
      read(offerOf, { idUser, viewer: viewer ?? 0, language, now }),
      read(pairChat, { low, high }),
    ]);
    if (!offer || viewer === idUser) return fail('pageNotFound');
    const idChat = chat?.id ?? null;
    const pair = { idUser: viewer ?? 0, idPartner: idUser, openUntil: null, byLink: false, now };
    const { writing, files } = await writingBetween(read, pair);
    return {
      partner: { idUser, name: offer.name, imageLink: mediaLink(offer.idImage), hasProfile: offer.hasProfile },
      idChat,
      writing,
      idProduct: offer.idProduct,
      packs: offer.packs.map(({ total, ...pack }) => ({ ...pack, total: cents(total) })),
      left: offer.left,
      usualMinutes: offer.usualMinutes,
      files,
    };
  };
