import { orderStates } from '@stagedoor/contract/order-words';
import { productTypeNames } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DayFields } from '../day-fields.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { WrongField } from './filter.ts';

type Props = { query: URLSearchParams; wrong: ReadonlySet<WrongField> };

export const OrderFilter = ({ query, wrong }: Props) => {
  const { t } = useTranslation('books');
  const { t: product } = useTranslation('product');
  const { t: statuses } = useTranslation('statuses');
  const fieldValue = (name: string) => query.get(name) ?? '';
  const wrongSum = (name: 'min' | 'max') => (wrong.has(name) ? t('filter.wrongSum') : undefined);
  return (
    <FilterForm label={t('orders.filter')}>
      <Field
        name="number"
        label={t('orders.number')}
        inputMode="numeric"
        maxLength={20}
        defaultValue={fieldValue('number')}
        problem={wrong.has('number') ? t('filter.wrongNumber') : undefined}
      />
      <Field
        name="person"
        label={t('orders.person')}
        hint={t('orders.personHint')}
        maxLength={100}
        defaultValue={fieldValue('person')}
      />
      <SelectField
        name="type"
        label={t('orders.type')}
        empty={t('orders.anyType')}
        options={productTypeNames.map((value) => ({ value, label: product(`types.${value}`) }))}
        defaultValue={fieldValue('type')}
      />
      <SelectField
        name="state"
        label={t('orders.state')}
        empty={t('orders.anyState')}
        options={orderStates.map((value) => ({ value, label: statuses(`order.${value}`) }))}
        defaultValue={fieldValue('state')}
      />
      <DayFields />
      <Field
        name="min"
        label={t('orders.min')}
        inputMode="decimal"
        maxLength={20}
        defaultValue={fieldValue('min')}
        problem={wrongSum('min')}
      />
      <Field
        name="max"
        label={t('orders.max')}
        inputMode="decimal"
        maxLength={20}
        defaultValue={fieldValue('max')}
        problem={wrongSum('max')}
      />
    </FilterForm>
  );
};
