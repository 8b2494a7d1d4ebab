import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { newSlot, type Slot } from './draft.ts';
import styles from './form.module.css';
import { LineCard } from './line-card.tsx';
import { Part } from './part.tsx';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';
import { ZoneField } from './zone-field.tsx';

type MomentProps = {
  form: ProductForm;
  path: string;
  idVariation: number | undefined;
  values: { startsAt: string; capacity: string };
  onChange: (part: Partial<Pick<Slot, 'startsAt' | 'capacity'>>) => void;
};

const hour = 3_600_000;

/** Start and capacity. A date that is too near cannot be changed; one with guests has to be moved, which notifies them. */
const Moment = ({ form, path, idVariation, values, onChange }: MomentProps) => {
  const { t } = useTranslation('studio');
  const problemOf = useProblemOf(form);
  const now = Date.now() + useServerOffset();
  const stored = form.product?.variations.find(({ id }) => id === idVariation);
  const left = stored?.startsAt ? new Date(stored.startsAt).getTime() - now : Number.POSITIVE_INFINITY;
  const sold = stored?.total == null ? 0 : stored.total - (stored.stock ?? 0);
  const isNear = left < limits.events.dateLockedHours * hour;
  const hint = sold > 0 ? t('form.dateSold') : isNear ? t('form.dateLocked') : undefined;
  return (
    <div className={styles.two}>
      <Field
        label={t('form.startsAt')}
        type="datetime-local"
        value={values.startsAt}
        readOnly={sold > 0 || isNear}
        onChange={({ target }) => onChange({ startsAt: target.value })}
        problem={problemOf(`${path}startsAt`)}
        hint={hint}
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
      <Moment
        form={form}
        path=""
        idVariation={product?.variations.find(({ cancelled }) => !cancelled)?.id}
        values={draft}
        onChange={change}
      />
      <ZoneField form={form} />
    </Part>
  );
};

/** Several dates, each with its own capacity. */
export const SlotsPart = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('studio');
  const { draft, change, product } = form;
  const problem = useProblemOf(form)('slots');
  const { slots } = draft;
  const isSold = ({ id }: Slot) => product?.variations.some((one) => one.id === id && one.stock !== one.total) ?? false;
  const write = (key: string, part: Partial<Slot>) =>
    change({ slots: slots.map((slot) => (slot.key === key ? { ...slot, ...part } : slot)) });
  return (
    <Part title={t('form.slots')} lead={t('form.slotsLead')}>
      {slots.map((slot, at) => (
        <LineCard
          key={slot.key}
          title={t('form.slotTitle', { count: at + 1 })}
          remove={t('form.removeLine', { count: at + 1 })}
          onRemove={
            slots.length > 1 && !isSold(slot)
              ? () => change({ slots: slots.filter(({ key }) => key !== slot.key) })
              : undefined
          }
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
      <ZoneField form={form} />
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
