import { limits } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useState } from 'react';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { nameGuests } from '../api.ts';
import { useAction } from '../use-action.ts';
import styles from './deliverables.module.css';

type Delivered = Extract<OrderDetail['delivered'], { kind: 'pass' }>;
type Props = { order: OrderDetail; passes: Delivered['passes']; token: string | undefined };

/** Who comes: optional, for the guest list at the entrance. Guests who are in keep their names. */
export const GuestNames = ({ order: { idOrder }, passes, token }: Props) => {
  const { t } = useTranslation('orders');
  const open = passes.filter(({ checkedInAt }) => checkedInAt === null);
  const [names, setNames] = useState(() => new Map(open.map(({ number, name }) => [number, name ?? ''])));
  const { mutate, isPending } = useAction({
    act: () => {
      const guests = [...names].map(([number, name]) => ({ number, name: oneLine(name) }));
      return nameGuests(token === undefined ? { idOrder, guests } : { token, guests });
    },
    done: t('deliverables.namesSaved'),
  });
  if (open.length === 0) return null;
  return (
    <section className={styles.names} aria-labelledby="guest-names">
      <h3 id="guest-names">{t('deliverables.names')}</h3>
      <p className={styles.more}>{t('deliverables.namesText')}</p>
      <Form onSubmit={() => mutate()} narrow>
        {open.map(({ number }) => (
          <Field
            key={number}
            label={t('deliverables.nameOf', { number })}
            maxLength={limits.account.nameMax}
            autoComplete="off"
            value={names.get(number) ?? ''}
            onChange={({ target }) => setNames(new Map(names).set(number, target.value))}
          />
        ))}
        <Ways>
          <Button type="submit" size="small" busy={isPending}>
            {t('deliverables.saveNames')}
          </Button>
        </Ways>
      </Form>
    </section>
  );
};
