import { useQuery } from '@tanstack/react-query';
import { Field } from '../../ui/fields/field.tsx';
import { Pair } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { textField } from '../forms/text-field.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../pages/shell-data.ts';
import Again from './again.tsx';
import { CityField } from './city-field.tsx';
import type { DestinationField, DestinationForm } from './destination-form.ts';
import { citiesQuery, officesQuery } from './queries.ts';

type Props = { form: DestinationForm };

const fieldOf = (form: DestinationForm) => (name: DestinationField) => ({
  ...textField<DestinationField>(form, name),
  problem: form.problemOf(name),
});

export const OfficeFields = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  const field = fieldOf(form);
  const { country, idCity } = form.values;
  const cities = useQuery(citiesQuery(country, language));
  const offices = useQuery({ ...officesQuery(country, idCity, language), enabled: idCity !== '' });
  const failed = [cities, offices].find(({ isError }) => isError);
  return (
    <>
      {failed && <Again refetch={failed.refetch} />}
      <Pair>
        <CityField form={form} cities={cities.data ?? []} />
        <SelectField
          {...field('idWarehouse')}
          label={t('fields.idWarehouse')}
          empty={t('fields.chooseOffice')}
          options={(offices.data ?? []).map(({ idWarehouse, number, address }) => ({
            value: idWarehouse,
            label: t('fields.office', { number, address }),
          }))}
        />
      </Pair>
    </>
  );
};

export const CourierFields = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const field = fieldOf(form);
  return (
    <>
      <Field {...field('address')} label={t('fields.address')} autoComplete="shipping street-address" maxLength={160} />
      <Pair>
        <Field {...field('city')} label={t('fields.city')} autoComplete="shipping address-level2" maxLength={80} />
        <Field {...field('zipCode')} label={t('fields.zipCode')} autoComplete="shipping postal-code" maxLength={12} />
      </Pair>
    </>
  );
};
