import { sql } from 'kysely';

/** What one thing of a talent costs at least, for lists: a pack is dearer than its message, and a gift has no price. */
export const lowestPriceOf = (idTalent: string) => sql<number | null>`(
  select min(v.price) from product p join variation v on v.id_product = p.id join users owner on owner.id = p.id_owner
  where case p.type when 'MSG' then owner.messages when 'CALL' then owner.calls else true end and p.id_owner = ${sql.ref(idTalent)} and p.shelf = 'ACTIVE' and not v.retired
    and p.type not in ('MESSAGE_PACKAGE', 'CALL_PACKAGE', 'DONATION', 'AUCTION'))`;
