import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { type SavedAddress, saveAddressBody } from '@stagedoor/contract/schemas/address';
import { useQuery } from '@tanstack/react-query';
import { CourierFields, OfficeFields } from '../../../shared/delivery/destination-fields.tsx';
import { countriesQuery } from '../../../shared/delivery/queries.ts';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { textField } from '../../../shared/forms/text-field.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type AddressForm, saveAddress } from '../api.ts';
import { bodyOf, fieldAt, type Problems, type TextName, type Values, valuesOf } from './address-values.ts';

type Props = ModalProps<'saved'> & { address: SavedAddress | undefined };

/** A new address, or one to change. */
export default function AddressModal({ address, answer }: Props) {
  const { t } = useTranslation('addresses');
  const { t: buy } = useTranslation('buy');
  const { language, country: here } = useShell();
  const { data: countries = [] } = useQuery(countriesQuery(language));
  const form = useForm<Values, Problems>({
    start: () => valuesOf(address, here),
    check: (values) =>
      Object.fromEntries(
        issuesIn(saveAddressBody, bodyOf(values, address?.idAddress)).map(({ path, word }) => [fieldAt(path), word]),
      ),
    refusedFields: (error) =>
      error instanceof ApiError && error.fields
        ? Object.fromEntries(Object.entries(error.fields).map(([path, word]) => [fieldAt(path), word]))
        : undefined,
  });
  const { values, change } = form;
  const send = async () => {
    await saveAddress(bodyOf(values, address?.idAddress) as AddressForm);
    answer('saved');
  };
  const problemOf = (name: TextName) => {
    const word = form.problems[name];
    if (!word) return undefined;
    if (name === 'phone') return t('phone');
    return t(word === 'required' ? 'required' : 'invalid');
  };
  const field = (name: TextName) => ({ ...textField<TextName>(form, name), problem: problemOf(name) });
  const methods = countries.find(({ country }) => country === values.country)?.methods ?? [];
  const destination = { values, change, problemOf };
  return (
    <DialogForm
      title={t(address ? 'editTitle' : 'newTitle')}
      form={form}
      send={send}
      submit={t('save')}
      keep={t('cancel')}
      onKeep={() => answer()}
    >
      <Field
        {...field('fullName')}
        label={buy('fields.fullName')}
        autoComplete="name"
        maxLength={limits.account.nameMax}
        data-autofocus
      />
      <Field
        {...field('phone')}
        label={buy('fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <SelectField
        {...field('country')}
        label={buy('fields.country')}
        empty={buy('fields.chooseCountry')}
        options={countries.map(({ country, name }) => ({ value: country, label: name }))}
        onChange={({ target }) => change({ country: target.value, method: '', idCity: '', idWarehouse: '' })}
      />
      <SelectField
        {...field('method')}
        label={t('method')}
        empty={buy('bill.chooseDelivery')}
        options={methods.map(({ method }) => ({ value: method, label: buy(`delivery.${method}`) }))}
      />
      {values.method === 'office' && <OfficeFields form={destination} />}
      {values.method === 'courier' && <CourierFields form={destination} />}
      {!address?.isDefault && (
        <Check checked={values.isDefault} onChange={({ target }) => change({ isDefault: target.checked })}>
          {t('isDefault')}
        </Check>
      )}
    </DialogForm>
  );
}
