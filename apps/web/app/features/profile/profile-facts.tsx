import { formatNumber } from '@stagedoor/contract/number';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import styles from './profile-facts.module.css';

/** Four numbers about a talent's reliability. Unknown ones are left out instead of shown as zero. */
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

export const ProfileFacts = ({ speaks }: { speaks: string }) => {
  const { t } = useTranslation('profile');
  if (!speaks) return null;
  return (
    <div className={styles.facts}>
      <PriceLines>
        <PriceLine name={t('speaks')}>{speaks}</PriceLine>
      </PriceLines>
    </div>
  );
};
