import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from 'react-i18next';
import { Price } from '../../shared/price.tsx';
import { useLanguage } from '../../shared/shell-data.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import styles from './profile-facts.module.css';

export const ProfileFacts = ({ person: { onTimePercent, languages, fromPrice } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language);
  return (
    <div className={styles.facts}>
      <Bill>
        {onTimePercent !== null && (
          <BillLine name={t('onTime')}>{t('onTimeValue', { percent: onTimePercent })}</BillLine>
        )}
        {languages.length > 0 && (
          <BillLine name={t('speaks')}>{list.format(languages.map((code) => names.of(code) ?? code))}</BillLine>
        )}
        {fromPrice !== null && (
          <BillLine name={t('from')}>
            <Price amount={fromPrice} />
          </BillLine>
        )}
      </Bill>
    </div>
  );
};
