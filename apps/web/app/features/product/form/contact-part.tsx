import { limits } from '@stagedoor/contract/limits';
import { type BuyerField, ruleOf } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Pair } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import { useField } from './use-field.ts';

const { nameMax, emailMax } = limits.account;
const { commentMax } = limits.products;

/** The buyer, and the address for the link to the order. Logged-in buyers are known already. */
export const ContactPart = ({ form }: { form: BuyForm }) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  const { buyer, phone } = ruleOf(form.type);
  const isOptional = (name: BuyerField) => buyer.optional.includes(name);
  const asks = (name: BuyerField) => isOptional(name) || buyer.required.includes(name);
  return (
    <Part question={t('legends.contact')}>
      {asks('fullName') && (
        <Field
          {...field('fullName')}
          label={t('fields.fullName')}
          hint={isOptional('fullName') && t('optional')}
          autoComplete="name"
          maxLength={nameMax}
        />
      )}
      {asks('companyName') && (
        <Field
          {...field('companyName')}
          label={t('fields.companyName')}
          hint={t('optional')}
          autoComplete="organization"
          maxLength={nameMax}
        />
      )}
      <Pair>
        <Email form={form} />
        {phone !== 'none' && (
          <Field
            {...field('phone')}
            label={t('fields.phone')}
            hint={phone === 'optional' ? `${t('optional')}. ${t('fields.phoneHint')}` : t('fields.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
      </Pair>
      {asks('comment') && (
        <TextArea
          {...field('comment')}
          label={t('fields.comment', { name: form.product.ownerName })}
          hint={t('optionalUpTo', { max: commentMax })}
          maxLength={commentMax}
          rows={3}
        />
      )}
    </Part>
  );
};

const Email = ({ form }: { form: BuyForm }) => {
  const { t } = useTranslation('buy');
  const field = useField(form);
  const { signed, user } = form;
  if (user?.email) return <p className={styles.known}>{t('fields.emailKnown', { email: user.email })}</p>;
  if (signed && !user) return <span />;
  return (
    <Field
      {...field('email')}
      label={t('fields.email')}
      hint={t('fields.emailHint')}
      type="email"
      autoComplete="email"
      maxLength={emailMax}
    />
  );
};
