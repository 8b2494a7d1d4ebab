import { limits } from '@stagedoor/contract/limits';
import { ruleOf, type StudioType } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Part } from './part.tsx';
import { PriceField, type Terms } from './price-field.tsx';
import { asks } from './to-body.ts';
import { useProblemOf } from './use-problem-of.ts';
import type { ProductForm } from './use-product-form.ts';

const rateName = (type: StudioType) => {
  if (ruleOf(type).bundle) return 'rateOfPack';
  if (type === 'MSG') return 'rateOfMessage';
  if (type === 'CALL') return 'rateOfMinute';
  return ruleOf(type).fulfilment === 'attendance' ? 'rateOfTicket' : 'standardRate';
};

/** Units, price and express price, if the type has them. */
export const PricePart = ({ form, terms }: { form: ProductForm; terms: Terms }) => {
  const { t } = useTranslation('studio');
  const problemOf = useProblemOf(form);
  const { draft, type, change } = form;
  const { freeUnits: free, stepUnits: step, stepPercent: percent } = limits.bundle;
  return (
    <Part title={t('form.price')}>
      {asks(type, 'units') && (
        <Field
          label={t(type === 'CALL_PACKAGE' ? 'form.unitsOfMinutes' : 'form.unitsOfMessages')}
          inputMode="numeric"
          value={draft.units}
          onChange={({ target }) => change({ units: target.value })}
          problem={problemOf('units')}
          hint={t('form.bundleHint', { free, step, percent })}
        />
      )}
      <PriceField
        label={t(`form.${rateName(type)}`)}
        typed={draft.standardRate}
        problem={problemOf('standardRate')}
        terms={terms}
        units={Number(draft.units) || 0}
        onChange={(standardRate) => change({ standardRate })}
      />
      {asks(type, 'expressRate') && (
        <PriceField
          label={t('form.expressRate')}
          typed={draft.expressRate}
          problem={problemOf('expressRate')}
          terms={terms}
          hint={t('form.expressHint', { count: limits.orders.expressHours })}
          onChange={(expressRate) => change({ expressRate })}
        />
      )}
    </Part>
  );
};
