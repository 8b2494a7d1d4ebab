import { carriers } from '@stagedoor/contract/carriers';
import { useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import styles from './deliver.module.css';
import type { DeliveryProps } from './delivery-props.ts';

const most = 60;

export const ParcelDelivery = ({ deliver, submit }: DeliveryProps) => {
  const { t } = useTranslation('deliver');
  const list = useId();
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setNumber] = useState('');
  const [checked, setChecked] = useState(false);
  const problemOf = (typed: string) => (checked && typed.trim() === '' ? t('problems.required') : undefined);
  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (carrier.trim() === '' || trackingNumber.trim() === '') return;
        deliver.mutate({ kind: 'parcel', carrier: carrier.trim(), trackingNumber: trackingNumber.trim() });
      }}
    >
      <div className={styles.two}>
        <Field
          label={t('parcel.carrier')}
          list={list}
          maxLength={most}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
          problem={problemOf(carrier)}
        />
        <Field
          label={t('parcel.trackingNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={most}
          value={trackingNumber}
          onChange={({ target }) => setNumber(target.value)}
          problem={problemOf(trackingNumber)}
          hint={t('parcel.hint')}
        />
      </div>
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div>
        <Button type="submit" look="primary" size="large" busy={deliver.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
