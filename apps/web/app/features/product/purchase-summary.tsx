import { limits } from '@stagedoor/contract/limits';
import { negate } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price as PriceWords } from '../../shared/money/price.tsx';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useSum } from '../../shared/money/use-sum.ts';
import { DocumentLinks } from '../../shared/navigation/document-links.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import ticket from '../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import text from '../../ui/theme/text.module.css';
import type { BuyForm } from './form/use-buy-form.ts';
import type { Price } from './form/use-price.ts';
import type { usePurchase } from './form/use-purchase.ts';
import styles from './purchase-summary.module.css';
import { Split } from './split.tsx';
import { SummaryArt } from './summary-art.tsx';
import { HeldNote, NoticeNote } from './summary-notes.tsx';

type Props = { form: BuyForm; price: Price; purchase: ReturnType<typeof usePurchase> };

/** The price summary: every line, the total, the button, and the split. */
export const PurchaseSummary = ({ form, price, purchase }: Props) => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  const { product, type } = form;
  const { total } = price;
  const isWhole = ruleOf(type).fulfilment !== 'parcel' || form.way !== undefined;
  const label = total === 0 ? t('getIt') : isWhole ? t('buyFor', { sum: dollars(total) }) : t('buy');
  return (
    <aside className={`${ticket.ticket} ${ticket.summary}`} aria-label={t('bill.label')}>
      <SummaryArt product={product} type={type}>
        {form.variation?.size ?? form.variation?.name ?? ''}
      </SummaryArt>
      <div className={ticket.inside}>
        <Lines form={form} price={price} />
        <p className={ticket.total}>
          <span>{t('bill.youPay')}</span>
          <b>{total === 0 ? t('bill.free') : <PriceWords amount={total} />}</b>
        </p>
        <p className={ticket.micro}>{t(isWhole ? 'bill.all' : 'bill.plusDelivery')}</p>
        <NoticeNote notice={purchase.notice} />
        <div className={styles.button}>
          <Button type="submit" look="primary" size="large" wide busy={purchase.busy}>
            {label}
          </Button>
        </div>
        <p className={ticket.micro}>
          {t('terms')} <DocumentLinks names={['terms', 'refunds']} />
        </p>
        <HeldNote deadline={ruleOf(type).deadline} total={total} express={price.express} />
      </div>
      {total > 0 && (
        <>
          <div className={ticket.cut} aria-hidden="true" />
          <Split product={product} price={price} />
        </>
      )}
    </aside>
  );
};

const Lines = ({ form, price }: Pick<Props, 'form' | 'price'>) => {
  const { t } = useTranslation('buy');
  const { t: names } = useTranslation('product');
  const sum = useSum();
  const dollars = useDollars();
  const { type, values, way } = form;
  const isDigital = ruleOf(type).fulfilment === 'image';
  const name = [names(`types.${type}`), isDigital && names('store.digital')].filter(Boolean).join(', ');
  return (
    <div className={text.small}>
      <PriceLines>
        <PriceLine name={values.quantity > 1 ? t('bill.times', { name, count: values.quantity }) : name}>
          {sum(price.item)}
        </PriceLine>
        {price.express && (
          <PriceLine name={t('bill.express', { hours: limits.orders.expressHours })}>
            {sum(price.expressExtra)}
          </PriceLine>
        )}
        {price.discount > 0 && (
          <PriceLine name={t('bill.code', { code: price.promo.data?.code ?? '' })}>
            {sum(negate(price.discount))}
          </PriceLine>
        )}
        {ruleOf(type).fulfilment === 'parcel' && (
          <PriceLine name={t('bill.delivery')}>{way ? sum(price.delivery) : t('bill.chooseDelivery')}</PriceLine>
        )}
        {price.fromWallet > 0 && price.fromCard > 0 && (
          <>
            <PriceLine name={t('bill.fromWallet')}>{dollars(price.fromWallet)}</PriceLine>
            <PriceLine name={t('bill.fromCard')}>{dollars(price.fromCard)}</PriceLine>
          </>
        )}
      </PriceLines>
    </div>
  );
};
