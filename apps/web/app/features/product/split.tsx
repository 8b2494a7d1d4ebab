import type { Cents } from '@stagedoor/contract/money';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import type { Price } from './form/use-price.ts';
import styles from './stub.module.css';

type Props = { product: Product; price: Price };

/** Where the money goes, to the cent. */
export const Split = ({ product: { ownerName: name, charity }, price }: Props) => {
  const { t } = useTranslation('buy');
  const { t: shelf } = useTranslation('product');
  const dollars = useDollars();
  const { total, talent, platform } = price;
  const percent = (part: Cents) => Math.round((part / total) * 100);
  const shares = { name, talent: percent(talent), platform: percent(platform), charity: percent(price.charity) };
  return (
    <div className={styles.split}>
      <p className={styles.name}>{t('split.title', { sum: dollars(total) })}</p>
      <Bar
        label={charity ? t('split.bar', { ...shares, fund: charity.name }) : t('split.barPlain', shares)}
        parts={[
          { who: 'talent', amount: talent },
          { who: 'charity', amount: price.charity },
          { who: 'platform', amount: platform },
        ]}
      />
      <Bill>
        <BillLine name={<Key who="talent">{t('split.talent', { name })}</Key>}>{dollars(talent)}</BillLine>
        {charity && (
          <BillLine name={<Key who="charity">{charity.name}</Key>}>
            <span className={styles.fund}>{dollars(price.charity)}</span>
          </BillLine>
        )}
        <BillLine name={<Key who="platform">{t('split.platform')}</Key>}>{dollars(platform)}</BillLine>
      </Bill>
      {charity && (
        <p className={styles.micro}>{shelf('store.share', { percent: charity.percent, fund: charity.name })}</p>
      )}
    </div>
  );
};

type Who = 'talent' | 'charity' | 'platform';

const Key = ({ who, children }: { who: Who; children: string }) => (
  <span className={styles.key} data-who={who}>
    {children}
  </span>
);

/** As a drawing: the page's policy allows no styles of their own on the parts. */
const Bar = ({ label, parts }: { label: string; parts: { who: Who; amount: Cents }[] }) => {
  const shown = parts.filter(({ amount }) => amount > 0);
  const whole = shown.reduce((sum, { amount }) => sum + amount, 0);
  let begin = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
      {shown.map(({ who, amount }, index) => {
        const x = begin;
        begin += amount;
        const gap = index < shown.length - 1 ? whole * 0.008 : 0;
        return <rect key={who} data-who={who} x={x} y={0} width={Math.max(amount - gap, 0)} height={1} />;
      })}
    </svg>
  );
};
