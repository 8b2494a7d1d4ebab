import { orderStates } from '@stagedoor/contract/order-words';
import { productTypeNames } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DayFields } from '../day-fields.tsx';
import { FilterForm } from '../filter-form.tsx';
import type { WrongField } from './asked.ts';

type Props = { query: URLSearchParams; wrong: ReadonlySet<WrongField> };

export const OrderFilter = ({ query, wrong }: Props) => {
  const { t } = useTranslation('books');
  const { t: product } = useTranslation('product');
  const { t: orders } = useTranslation('orders');
  const said = (name: string) => query.get(name) ?? '';
  const wrongSum = (name: 'min' | 'max') => (wrong.has(name) ? t('filter.wrongSum') : undefined);
  return (
    <FilterForm label={t('orders.filter')}>
      <Field
        name="number"
        label={t('orders.number')}
        inputMode="numeric"
        maxLength={20}
        defaultValue={said('number')}
        problem={wrong.has('number') ? t('filter.wrongNumber') : undefined}
      />
      <Field
        name="person"
        label={t('orders.person')}
        hint={t('orders.personHint')}
        maxLength={100}
        defaultValue={said('person')}
      />
      <SelectField
        name="type"
        label={t('orders.type')}
        empty={t('orders.anyType')}
        options={productTypeNames.map((value) => ({ value, label: product(`types.${value}`) }))}
        defaultValue={said('type')}
      />
      <SelectField
        name="state"
        label={t('orders.state')}
        empty={t('orders.anyState')}
        options={orderStates.map((value) => ({ value, label: orders(`states.${value}`) }))}
        defaultValue={said('state')}
      />
      <DayFields />
      <Field
        name="min"
        label={t('orders.min')}
        inputMode="decimal"
        maxLength={20}
        defaultValue={said('min')}
        problem={wrongSum('min')}
      />
      <Field
        name="max"
        label={t('orders.max')}
        inputMode="decimal"
        maxLength={20}
        defaultValue={said('max')}
        problem={wrongSum('max')}
      />
    </FilterForm>
  );
};
