import { formatNumber } from '@stagedoor/contract/number';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { Price } from '../../shared/price.tsx';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import styles from './profile-facts.module.css';

/** Four numbers that say whether one can rely on somebody. What is not known yet is not shown as nothing. */
export const ProfileNumbers = ({ profile }: { profile: ProfileData }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { delivered, followers, totalScores, averageScore, userDTO } = profile;
  const numbers = [
    delivered > 0 && { name: t('delivered', { count: delivered }), value: formatNumber(delivered, language) },
    userDTO.onTimePercent !== null && {
      name: t('onTimeShort'),
      value: t('onTimeValue', { percent: userDTO.onTimePercent }),
    },
    averageScore !== null && {
      name: t('reviews', { count: totalScores }),
      value: formatNumber(averageScore, language, 1),
    },
    followers > 0 && { name: t('followers', { count: followers }), value: formatNumber(followers, language) },
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

type Facts = { speaks: string; fromPrice: ProfileData['userDTO']['fromPrice'] };

export const ProfileFacts = ({ speaks, fromPrice }: Facts) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.facts}>
      <Bill>
        {speaks && <BillLine name={t('speaks')}>{speaks}</BillLine>}
        {fromPrice !== null && (
          <BillLine name={t('from')}>
            <Price amount={fromPrice} />
          </BillLine>
        )}
      </Bill>
    </div>
  );
};
