import { cents, format } from '@stagedoor/contract/money';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { useCurrency } from '../../shared/money/use-currency.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { MoneyTimeline } from '../../ui/display/money-timeline.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import stage from '../../ui/layout/stage.module.css';
import styles from './money-promise.module.css';

const example = cents(4000);

export const MoneyPromise = () => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { name: currency, rate } = useCurrency();
  return (
    <section className={styles.section} aria-labelledby="money">
      <Wrap>
        <div className={`${stage.stage} ${styles.panel}`}>
          <div>
            <h2 id="money">{t('money.title')}</h2>
            <p className={styles.text}>{t('money.text')}</p>
          </div>
          <MoneyTimeline
            label={t('money.path', { sum: format(example, { currency, rate, language }) })}
            current={1}
            steps={[
              { name: t('money.card'), text: t('money.cardText') },
              { name: t('money.held'), text: t('money.heldText'), sum: <Price amount={example} /> },
              { name: t('money.delivered'), text: t('money.deliveredText') },
              { name: t('money.paid'), text: t('money.paidText') },
            ]}
          />
        </div>
      </Wrap>
    </section>
  );
};
