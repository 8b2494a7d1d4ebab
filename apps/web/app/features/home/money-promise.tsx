import { cents, format } from '@stagedoor/contract/money';
import { Price } from '../../shared/price.tsx';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useCurrency } from '../../shared/use-currency.ts';
import { MoneyPath } from '../../ui/money-path.tsx';
import { Wrap } from '../../ui/page.tsx';
import stage from '../../ui/stage.module.css';
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
          <MoneyPath
            label={t('money.path', { sum: format(example, { currency, rate, language }) })}
            current={1}
            stations={[
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
