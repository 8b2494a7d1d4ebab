import { limits } from '@stagedoor/contract/limits';
import { Link } from 'react-router';
import { textField } from '../../shared/forms/text-field.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './gifts.module.css';
import type { GiftForm } from './use-gift.ts';

/** Where a guest's receipt goes. For a monthly gift, the log-in. */
export const GuestStep = ({ form }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const logIn = paths.login(paths.gift(form.idTalent));
  if (form.mustLogIn) {
    return (
      <>
        <p>{t('guest.monthly')}</p>
        <ButtonLink to={logIn} look="primary">
          {t('guest.logIn')}
        </ButtonLink>
      </>
    );
  }
  const { email, phone } = form.problems;
  return (
    <FieldSet legend={t('guest.legend')}>
      <div className={styles.fields}>
        <Field
          {...textField(form, 'email')}
          label={t('guest.email')}
          hint={t('guest.optional')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.account.emailMax}
          problem={email && t(`guest.${email}`)}
        />
        <Field
          {...textField(form, 'phone')}
          label={t('guest.phone')}
          hint={t('guest.optional')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          problem={phone && t(`guest.${phone}`)}
        />
        <Link to={logIn} className={text.link}>
          {t('guest.account')}
        </Link>
      </div>
    </FieldSet>
  );
};
