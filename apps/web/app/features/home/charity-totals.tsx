import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { Price } from '../../shared/price.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Section } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import styles from './charity-totals.module.css';

export const CharityTotals = ({ charities }: { charities: MainScreen['charities'] }) => {
  const { t } = useTranslation('home');
  if (charities.length === 0) return null;
  return (
    <Section id="charity" title={t('charity.title')}>
      <div className={styles.totals}>
        <p className={text.quiet}>{t('charity.text')}</p>
        <Bill>
          {charities.map(({ idCharityFund, name, link, total }) => (
            <BillLine
              key={idCharityFund}
              name={
                <a href={link} rel="noopener noreferrer" className={text.link}>
                  {name}
                </a>
              }
            >
              <Price amount={total} />
            </BillLine>
          ))}
        </Bill>
      </div>
    </Section>
  );
};
