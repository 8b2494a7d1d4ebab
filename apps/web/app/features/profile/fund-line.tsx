import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import styles from './fund-line.module.css';

/** The share of every price that goes to the fund, and the total so far. */
export const FundLine = ({ profile: { charityFundDTOs, charityTotal } }: { profile: ProfileData }) => {
  const { t } = useTranslation('profile');
  const dollars = useDollars();
  const [fund] = charityFundDTOs;
  if (!fund) return null;
  return (
    <p className={styles.fund}>
      <IconHeartHandshake aria-hidden="true" />
      <span>
        <b>{t('fund', { percent: fund.percent, fund: fund.name })}</b> {fund.about}
        {charityTotal > 0 && <b> {t('fundTotal', { sum: dollars(charityTotal) })}</b>}
      </span>
    </p>
  );
};
