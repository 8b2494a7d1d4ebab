import { limits } from '@stagedoor/contract/limits';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/field-frame.tsx';
import { newSlot, type Slot } from './draft.ts';
import styles from './form.module.css';
import { LineCard } from './line-card.tsx';
import { Part } from './part.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

type MomentProps = {
  form: ProductForm;
  path: string;
  idVariation: number | undefined;
  values: { startsAt: string; capacity: string };
  onChange: (part: Partial<Pick<Slot, 'startsAt' | 'capacity'>>) => void;
};

const hour = 3_600_000;

/** When it begins and for how many. A date that is too near stays. */
const Moment = ({ form, path, idVariation, values, onChange }: MomentProps) => {
  const { t } = useTranslation('studio');
  const problemOf = useProblemOf(form);
  const now = Date.now() + useServerOffset();
  const stored = form.product?.variations.find(({ id }) => id === idVariation);
  const left = stored?.startsAt ? new Date(stored.startsAt).getTime() - now : Number.POSITIVE_INFINITY;
  const isLocked = left < limits.events.dateLockedHours * hour;
  const sold = stored?.total == null ? 0 : stored.total - (stored.stock ?? 0);
  return (
    <div className={styles.two}>
      <Field
        label={t('form.startsAt')}
        type="datetime-local"
        value={values.startsAt}
        readOnly={isLocked}
        onChange={({ target }) => onChange({ startsAt: target.value })}
        problem={problemOf(`${path}startsAt`)}
        hint={isLocked ? t('form.dateLocked', { count: limits.events.dateLockedHours }) : t('form.zoneHint')}
      />
      <Field
        label={t('form.capacity')}
        inputMode="numeric"
        value={values.capacity}
        onChange={({ target }) => onChange({ capacity: target.value })}
        problem={problemOf(`${path}capacity`)}
        hint={sold > 0 ? t('form.alreadySold', { count: sold }) : undefined}
      />
    </div>
  );
};

export const WhenPart = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const { draft, change, product } = form;
  return (
    <Part title={t('form.when')}>
      <Moment form={form} path="" idVariation={product?.variations[0]?.id} values={draft} onChange={change} />
    </Part>
  );
};

/** Several dates, each with a group of its own. */
export const SlotsPart = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const { draft, change } = form;
  const problem = useProblemOf(form)('slots');
  const { slots } = draft;
  const write = (key: string, part: Partial<Slot>) =>
    change({ slots: slots.map((slot) => (slot.key === key ? { ...slot, ...part } : slot)) });
  return (
    <Part title={t('form.slots')} lead={t('form.slotsLead')}>
      {slots.map((slot, at) => (
        <LineCard
          key={slot.key}
          title={t('form.slotTitle', { count: at + 1 })}
          remove={t('form.removeLine', { count: at + 1 })}
          onRemove={slots.length > 1 ? () => change({ slots: slots.filter(({ key }) => key !== slot.key) }) : undefined}
        >
          <Moment
            form={form}
            path={`slots.${at}.`}
            idVariation={slot.id}
            values={slot}
            onChange={(part) => write(slot.key, part)}
          />
        </LineCard>
      ))}
      {problem && <Problem>{problem}</Problem>}
      {slots.length < limits.products.variationsMax && (
        <div>
          <Button size="small" onClick={() => change({ slots: [...slots, newSlot()] })}>
            {t('form.addSlot')}
          </Button>
        </div>
      )}
    </Part>
  );
};
