import { fail } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { hour } from '../../../platform/time.ts';
import type { VariationDraft } from './draft.ts';

type Stored = Awaited<ReturnType<typeof lockVariations>>[number];
type Change = { idProduct: number; drafts: readonly VariationDraft[]; stored: readonly Stored[]; now: Date };

/**
 * Locks the variations before the product's row, in the same order as a sale does, to avoid deadlocks. Holds are read
 * after the lock: a subquery of the locking statement would not see the sale that the lock waited for.
 */
export const lockVariations = async (tx: Tx, idProduct: number) => {
  const onSale = tx
    .selectFrom('variation')
    .where('id_product', '=', idProduct)
    .where('retired', '=', false)
    .where('cancelled_at', 'is', null)
    .orderBy('id');
  await onSale.select('id').forNoKeyUpdate().execute();
  return onSale
    .select(['id', 'total', 'stock', 'starts_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock_hold')
          .select('ref')
          .whereRef('id_variation', '=', 'variation.id')
          .where('state', 'in', ['reserved', 'committed']),
      ).as('is_taken'),
    )
    .execute();
};

/** Makes the variations match the form. Omitted ones are retired; sold items of the others stay sold. */
export const saveVariations = async (tx: Tx, { idProduct, drafts, stored, now }: Change): Promise<void> => {
  const kept = new Set<number>();
  for (const [order, draft] of drafts.entries()) {
    const known = knownFor(draft, drafts, stored);
    requireDate(draft, known, now);
    // A change between limited and unlimited stock cannot keep the count, so it becomes a new variation.
    if (known && (known.total === null) === (draft.total === null)) {
      kept.add(known.id);
      await change(tx, { order, draft, known });
    } else await insert(tx, { idProduct, order, draft });
  }
  const gone = stored.filter(({ id }) => !kept.has(id));
  if (someHaveGuests(gone, now)) fail('dateCannotChange');
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('variation').set({ retired: true }).where('id', 'in', ids).execute();
};

const knownFor = ({ id, field }: VariationDraft, drafts: readonly VariationDraft[], stored: readonly Stored[]) => {
  // A product with a single item keeps its one variation, which the form does not name.
  if (id === undefined) return field === '' && drafts.length === 1 ? stored[0] : undefined;
  return stored.find((each) => each.id === id) ?? wrong(field, 'id', 'invalid');
};

/** Dates with guests change by moving or cancelling them, which notifies the guests. */
const hasGuests = ({ starts_at, is_taken }: Stored, now: Date): boolean =>
  Boolean(is_taken) && starts_at !== null && starts_at > now;

export const someHaveGuests = (dates: readonly Stored[], now: Date): boolean =>
  dates.some((date) => hasGuests(date, now));

const requireDate = ({ startsAt, field }: VariationDraft, known: Stored | undefined, now: Date) => {
  const before = known?.starts_at ?? null;
  if (startsAt === null || before?.getTime() === startsAt.getTime()) return;
  if (known && hasGuests(known, now)) fail('dateCannotChange');
  if (before && before.getTime() - now.getTime() < limits.events.dateLockedHours * hour) fail('dateCannotChange');
  if (startsAt <= now) wrong(field, 'startsAt', 'tooSmall');
};

const columnsOf = (draft: VariationDraft) => ({
  name: draft.name && JSON.stringify(draft.name),
  size: draft.size,
  price: draft.price,
  express_price: draft.expressPrice,
  units: draft.units,
  starts_at: draft.startsAt,
  total: draft.total,
});

const insert = async (
  tx: Tx,
  { idProduct, order, draft }: { idProduct: number; order: number; draft: VariationDraft },
) => {
  await tx
    .insertInto('variation')
    .values({ ...columnsOf(draft), id_product: idProduct, order, stock: draft.total })
    .execute();
};

const change = async (tx: Tx, { order, draft, known }: { order: number; draft: VariationDraft; known: Stored }) => {
  const stock = known.stock === null ? null : known.stock + (draft.total ?? 0) - (known.total ?? 0);
  if (stock !== null && stock < 0)
    wrong(draft.field, draft.field.startsWith('variations') ? 'total' : 'capacity', 'tooSmall');
  await tx
    .updateTable('variation')
    .set({ ...columnsOf(draft), order, stock })
    .where('id', '=', known.id)
    .execute();
};

const wrong = (field: string, part: string, problem: FieldWord): never =>
  fail('mandatoryFieldNull', { fields: { [field === '' ? part : `${field}.${part}`]: problem } });
