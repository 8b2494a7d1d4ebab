import { negate, subtract } from '@stagedoor/contract/money';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../shared/money/card-picks.tsx';
import { Price } from '../../shared/money/price.tsx';
import { PromoField } from '../../shared/money/promo-field.tsx';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Picks } from '../../ui/fields/pick.tsx';
import text from '../../ui/theme/text.module.css';
import type { Plan } from './api.ts';
import styles from './plan-page.module.css';
import { useJoin } from './use-join.ts';

/** Joins: a saved or a new card, and a promo code for the first month. */
export const JoinForm = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const { form, notice, promo, total, choice, join } = useJoin(plan);
  const { price } = plan;
  return (
    <Form onSubmit={join}>
      <h2 className={styles.title}>{t('join.title')}</h2>
      {total === 0 ? (
        <Note kind="safe">{t('join.free')}</Note>
      ) : (
        <Picks label={t('join.pay')}>
          <CardPicks {...choice} name="card" isCard pick={(card) => form.change({ card })} />
        </Picks>
      )}
      <PromoField code={promo.code} promo={promo} onChange={(promoCode) => form.change({ promoCode })} />
      <div className={text.small}>
        <PriceLines>
          <PriceLine name={t('join.first')}>{dollars(price)}</PriceLine>
          {total < price && <PriceLine name={t('join.discount')}>{dollars(negate(subtract(price, total)))}</PriceLine>}
          <PriceLine name={t('join.later')}>{dollars(price)}</PriceLine>
        </PriceLines>
      </div>
      <p className={styles.total}>
        <span>{t('join.today')}</span>
        <b>
          <Price amount={total} />
        </b>
      </p>
      {notice !== undefined && <Note kind="stop">{notice}</Note>}
      <Button type="submit" look="primary" size="large" wide busy={form.busy}>
        {t('join.submit', { sum: dollars(total) })}
      </Button>
      <p className={`${text.small} ${text.quiet}`}>{t('join.renews')}</p>
      <p className={`${text.small} ${text.quiet}`}>
        {buy('terms')} <DocumentLinks names={['terms', 'refunds']} />
      </p>
    </Form>
  );
};
