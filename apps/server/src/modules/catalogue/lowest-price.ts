import { sql } from 'kysely';

/** The lowest price of a talent's single items, for lists: packs, gifts and auctions do not count. */
export const lowestPriceOf = (idTalent: string) => sql<number | null>`(
  select min(v.price) from product p join variation v on v.id_product = p.id join users owner on owner.id = p.id_owner
  where case p.type when 'MSG' then owner.messages when 'CALL' then owner.calls else true end and p.id_owner = ${sql.ref(idTalent)} and p.shelf = 'ACTIVE' and not v.retired and v.cancelled_at is null
    and p.type not in ('MESSAGE_PACKAGE', 'CALL_PACKAGE', 'DONATION', 'AUCTION'))`;
