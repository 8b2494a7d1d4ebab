import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { Section } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './charity-totals.module.css';

export const CharityTotals = ({ charities }: { charities: MainScreen['charities'] }) => {
  const { t } = useTranslation('home');
  if (charities.length === 0) return null;
  return (
    <Section id="charity" title={t('charity.title')}>
      <div className={styles.totals}>
        <p className={text.quiet}>{t('charity.text')}</p>
        <PriceLines>
          {charities.map(({ idCharityFund, name, link, total }) => (
            <PriceLine
              key={idCharityFund}
              name={
                <a href={link} rel="noopener noreferrer" className={text.link}>
                  {name}
                </a>
              }
            >
              <Price amount={total} />
            </PriceLine>
          ))}
        </PriceLines>
      </div>
    </Section>
  );
};
