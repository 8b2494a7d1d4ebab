import { type Expression, sql } from 'kysely';

/**
 * The lowest price of a talent's single items that are on sale, for lists: packs, plans, gifts, auctions and what is for members do
 * not count.
 */
export const lowestPriceOf = (idTalent: string, now: Expression<Date>) => sql<number | null>`(
  select p.lowest_price from product p join users owner on owner.id = p.id_owner
  where p.id_owner = ${sql.ref(idTalent)} and p.shelf = 'ACTIVE' and p.open_until > ${now}
    and p.audience = 'everyone'
    and p.type not in ('MESSAGE_PACKAGE', 'CALL_PACKAGE', 'SUBSCRIPTION', 'DONATION', 'AUCTION')
    and case p.type when 'MSG' then owner.messages when 'CALL' then owner.calls else true end
  order by p.lowest_price limit 1)`;
