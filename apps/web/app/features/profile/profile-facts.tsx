import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { Price } from '../../shared/price.tsx';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import styles from './profile-facts.module.css';

/** Four numbers that say whether one can rely on somebody. What is not known yet is not shown as nothing. */
export const ProfileNumbers = ({ profile }: { profile: ProfileData }) => {
  const { t } = useTranslation('profile');
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const { delivered, followers, totalScores, averageScore, userDTO } = profile;
  const numbers = [
    delivered > 0 && { name: t('delivered', { count: delivered }), value: number.format(delivered) },
    userDTO.onTimePercent !== null && {
      name: t('onTimeShort'),
      value: t('onTimeValue', { percent: userDTO.onTimePercent }),
    },
    averageScore !== null && { name: t('reviews', { count: totalScores }), value: number.format(averageScore) },
    followers > 0 && { name: t('followers', { count: followers }), value: number.format(followers) },
  ].filter((shown) => shown !== false);
  if (numbers.length === 0) return null;
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const ProfileFacts = ({ person: { languages, fromPrice } }: { person: ProfileData['userDTO'] }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language);
  return (
    <div className={styles.facts}>
      <Bill>
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
