import type { City } from '@stagedoor/contract/schemas/delivery';
import { useId, useState } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import type { DestinationForm } from './destination-form.ts';

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A city of the carrier, found by typing: the browser suggests those that contain what was typed. */
export const CityField = ({ form, cities }: { form: DestinationForm; cities: readonly City[] }) => {
  const { t } = useTranslation('buy');
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const chosen = cities.find(({ idCity }) => idCity === form.values.idCity);
  const type = (text: string) => {
    setTyped(text);
    const found = cities.find(({ name }) => isSame(name, text));
    if (found?.idCity !== chosen?.idCity) form.change({ idCity: found?.idCity ?? '', idWarehouse: '' });
  };
  return (
    <>
      <Field
        name="idCity"
        label={t('fields.idCity')}
        placeholder={t('fields.chooseCity')}
        problem={form.problemOf('idCity')}
        list={list}
        autoComplete="off"
        value={typed ?? chosen?.name ?? ''}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {cities.map(({ idCity, name, region }) => (
          <option key={idCity} value={name}>
            {region}
          </option>
        ))}
      </datalist>
    </>
  );
};
