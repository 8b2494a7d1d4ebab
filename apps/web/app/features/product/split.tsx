import type { Cents } from '@stagedoor/contract/money';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import ticket from '../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import type { Price } from './form/use-price.ts';
import styles from './purchase-summary.module.css';

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
    <div className={ticket.stub}>
      <p className={ticket.name}>{t('split.title', { sum: dollars(total) })}</p>
      <Bar
        label={charity ? t('split.bar', { ...shares, fund: charity.name }) : t('split.barPlain', shares)}
        parts={[
          { who: 'talent', amount: talent },
          { who: 'charity', amount: price.charity },
          { who: 'platform', amount: platform },
        ]}
      />
      <PriceLines>
        <PriceLine name={<Key who="talent">{t('split.talent', { name })}</Key>}>{dollars(talent)}</PriceLine>
        {charity && (
          <PriceLine name={<Key who="charity">{charity.name}</Key>}>
            <span className={styles.fund}>{dollars(price.charity)}</span>
          </PriceLine>
        )}
        <PriceLine name={<Key who="platform">{t('split.platform')}</Key>}>{dollars(platform)}</PriceLine>
      </PriceLines>
      {charity && (
        <p className={ticket.micro}>{shelf('store.share', { percent: charity.percent, fund: charity.name })}</p>
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

/** An SVG, because the content security policy forbids inline styles for the widths. */
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
