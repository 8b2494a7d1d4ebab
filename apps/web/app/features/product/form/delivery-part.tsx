import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import { useField, useProblem } from './use-field.ts';

const Again = lazy(() => import('../../../shared/delivery/again.tsx'));
const destinationFields = () => import('../../../shared/delivery/destination-fields.tsx');
// Loaded on demand: the fields depend on the method, and visitors have no saved addresses.
const OfficeFields = lazy(async () => ({ default: (await destinationFields()).OfficeFields }));
const CourierFields = lazy(async () => ({ default: (await destinationFields()).CourierFields }));
const SavedAddresses = lazy(() => import('./saved-addresses.tsx'));
const KeepAddress = lazy(() => import('./keep-address.tsx'));

type Props = { form: BuyForm };

/** A saved address, or another one. */
export const DeliveryPart = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  return (
    <Part question={t('legends.parcel')}>
      {form.addresses.length > 0 && (
        <Suspense>
          <SavedAddresses form={form} />
        </Suspense>
      )}
      {!form.address && <AnotherAddress form={form} />}
    </Part>
  );
};

/** Country, delivery method, and the fields of that method. */
const AnotherAddress = ({ form }: Props) => {
  const { t } = useTranslation('buy');
  const { values, countries, delivery, ways, change } = form;
  const field = useField(form);
  const problemOf = useProblem(form);
  const destination = { values, change, problemOf };
  const isSent = values.method === 'office' || values.method === 'courier';
  return (
    <>
      <Suspense>{delivery.isError && <Again refetch={delivery.refetch} />}</Suspense>
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
      <Suspense>
        {values.method === 'office' && <OfficeFields form={destination} />}
        {values.method === 'courier' && <CourierFields form={destination} />}
        {form.signed && isSent && <KeepAddress form={form} />}
      </Suspense>
      {values.method === 'pickup' && <p className={styles.hint}>{form.product.pickupPlace}</p>}
    </>
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
