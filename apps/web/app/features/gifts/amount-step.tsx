import { limits } from '@stagedoor/contract/limits';
import { textField } from '../../shared/forms/text-field.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Pick, Picks } from '../../ui/fields/pick.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import styles from './gifts.module.css';
import type { GiftForm } from './use-gift.ts';
import { ownProblem } from './values.ts';

/** One of the talent's amounts or one's own, and the words that go with it. */
export const AmountStep = ({ form, name }: { form: GiftForm; name: string }) => {
  const { t } = useTranslation('gifts');
  const { values, change, offer } = form;
  return (
    <>
      {offer.imageLink && (
        <div className={styles.picture}>
          <Picture base={offer.imageLink} alt="" sizes="22rem" />
        </div>
      )}
      <Picks label={t('amounts.legend')}>
        {offer.variations.map(({ id, name: title, price }) => (
          <Pick
            key={id}
            name="amount"
            title={title}
            end={<Price amount={price} />}
            checked={values.chosen === String(id)}
            onPick={() => change({ chosen: String(id) })}
          />
        ))}
        <Pick
          name="amount"
          title={t('amounts.own')}
          checked={values.chosen === 'own'}
          onPick={() => change({ chosen: 'own' })}
        />
      </Picks>
      {values.chosen === 'own' && <OwnAmount form={form} />}
      <TextArea
        {...textField(form, 'text')}
        label={t('amounts.words', { name })}
        hint={t('amounts.wordsHint', { max: String(limits.gifts.wordsMax) })}
        maxLength={limits.gifts.wordsMax}
        rows={3}
      />
    </>
  );
};

const OwnAmount = ({ form }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const { values, amount, bounds, dollars } = form;
  const problem = ownProblem(values.own);
  const words =
    problem &&
    {
      invalid: t('amounts.invalid'),
      min: t('amounts.min', { amount: dollars(bounds.min) }),
      max: t('amounts.max', { amount: dollars(bounds.max) }),
    }[problem];
  return (
    <Field
      {...textField(form, 'own')}
      label={t('amounts.field')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={limits.gifts.amountDigits}
      problem={words}
      hint={amount !== null && <Price amount={amount} />}
    />
  );
};
