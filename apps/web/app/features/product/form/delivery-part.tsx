import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { citiesQuery, officesQuery } from '../api.ts';
import { CityField } from './city-field.tsx';
import styles from './form.module.css';
import { Pair, Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import { useField, useProblem } from './use-field.ts';

type Props = { form: BuyForm };

/** Country, delivery method, and the fields of that method. */
export const DeliveryPart = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const { values, countries, delivery, ways, change } = form;
  const field = useField(form);
  return (
    <Part question={t('legends.parcel')}>
      {delivery.isError && <Again refetch={delivery.refetch} />}
      <SelectField
        {...field('country')}
        label={t('fields.country')}
        empty={t('fields.chooseCountry')}
        options={countries.map(({ country, name }) => ({ value: country, label: name }))}
        autoComplete="shipping country"
        onChange={({ target }) => change({ country: target.value, method: '', idCity: '', idWarehouse: '' })}
      />
      {values.country !== '' && ways.length === 0 && <p className={styles.hint}>{t('delivery.nowhere')}</p>}
      <Ways form={form} />
      {values.method === 'office' && <Office form={form} />}
      {values.method === 'courier' && <Courier form={form} />}
      {values.method === 'pickup' && <p className={styles.hint}>{form.product.pickupPlace}</p>}
    </Part>
  );
};

const Again = ({ refetch }: { refetch: () => unknown }) => {
  const { t } = useTranslation('buy');
  return (
    <Note kind="stop">
      <p>{t('delivery.failed')}</p>
      <Button size="small" onClick={() => void refetch()}>
        {t('delivery.again')}
      </Button>
    </Note>
  );
};

const Ways = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const sum = useSum();
  const problemOf = useProblem(form);
  const { ways, values, change, product } = form;
  if (ways.length === 0) return null;
  const more = { office: t('delivery.officeText'), courier: t('delivery.courierText'), pickup: product.pickupPlace };
  return (
    <Picks label={t('legends.parcel')} problem={problemOf('method')}>
      {ways.map(({ method, price }) => (
        <Pick
          key={method}
          name="method"
          title={t(`delivery.${method}`)}
          end={price === null ? t('delivery.free') : sum(price)}
          more={more[method]}
          checked={values.method === method}
          onPick={() => change({ method })}
        />
      ))}
    </Picks>
  );
};

const Office = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  const field = useField(form);
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

const Courier = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
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
