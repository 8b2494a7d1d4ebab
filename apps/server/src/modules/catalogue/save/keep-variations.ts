import { fail } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { hour } from '../../../platform/time.ts';
import type { VariationDraft } from './draft.ts';

type Stored = Awaited<ReturnType<typeof lockVariations>>[number];
type Change = { idProduct: number; drafts: readonly VariationDraft[]; stored: readonly Stored[]; now: Date };

/** Before the product's own row: whoever sells the last one locks them in this order too. */
export const lockVariations = (tx: Tx, idProduct: number) =>
  tx
    .selectFrom('variation')
    .select(['id', 'total', 'stock', 'starts_at'])
    .where('id_product', '=', idProduct)
    .where('retired', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Makes the variations what the form says. Those it leaves out are not sold any more; what was sold of the others stays sold. */
export const keepVariations = async (tx: Tx, { idProduct, drafts, stored, now }: Change): Promise<void> => {
  const kept = new Set<number>();
  for (const [order, draft] of drafts.entries()) {
    const known = knownFor(draft, drafts, stored);
    requireDate(draft, known, now);
    // Between "so many" and "without end" there is no counting on: it becomes another one.
    if (known && (known.total === null) === (draft.total === null)) {
      kept.add(known.id);
      await change(tx, { order, draft, known });
    } else await insert(tx, { idProduct, order, draft });
  }
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.updateTable('variation').set({ retired: true }).where('id', 'in', gone).execute();
};

const knownFor = ({ id, field }: VariationDraft, drafts: readonly VariationDraft[], stored: readonly Stored[]) => {
  // A product that is one thing keeps its one variation, which no form names.
  if (id === undefined) return field === '' && drafts.length === 1 ? stored[0] : undefined;
  return stored.find((each) => each.id === id) ?? wrong(field, 'id', 'invalid');
};

const requireDate = ({ startsAt, field }: VariationDraft, known: Stored | undefined, now: Date) => {
  const before = known?.starts_at ?? null;
  if (startsAt === null || before?.getTime() === startsAt.getTime()) return;
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
