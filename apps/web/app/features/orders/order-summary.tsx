import { billLines, paidBy, refunded } from '@stagedoor/contract/receipt';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import ticket from '../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import { KeepHidden } from './keep-hidden.tsx';
import styles from './order-summary.module.css';
import { OrderRequestPart } from './request/order-request.tsx';

/** What was bought, its price, and the buyer's wishes. */
export const OrderSummary = ({ order, token }: { order: OrderDetail; token?: string | undefined }) => {
  const { productName, partner, variationName } = order;
  return (
    <>
      <section className={ticket.ticket}>
        <div className={ticket.art}>
          <span className={ticket.print}>
            <Portrait base={partner.imageLink} alt="" sizes="120px" />
          </span>
          <div className={ticket.words}>
            <p className={ticket.name}>{productName}</p>
            <p className={`${text.small} ${text.quiet}`}>{variationName ?? partner.name}</p>
          </div>
        </div>
        <div className={ticket.cut} aria-hidden="true" />
        <div className={`${ticket.stub} ${styles.price}`}>
          <OrderPrice order={order} />
        </div>
      </section>
      <OrderRequestPart order={order} token={token} />
      <KeepHidden order={order} />
    </>
  );
};

const OrderPrice = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  const { price, quantity, role, productName, paidAt, youReceive, charityShare, documents } = order;
  const back = refunded(order.money);
  const means = role === 'buyer' && paidAt ? paidBy(price) : [];
  const item = quantity > 1 ? t('bill.item', { name: productName, count: quantity }) : productName;
  const sum = role === 'buyer' ? (paidAt ? 'totalPaid' : 'total') : 'totalFan';
  return (
    <>
      <PriceLines>
        {billLines(price).map(({ name, amount }) => (
          <PriceLine key={name} name={name === 'item' ? item : t(`bill.${name}`)}>
            {dollars(amount)}
          </PriceLine>
        ))}
        <PriceLine name={<strong>{t(`bill.${sum}`)}</strong>}>{dollars(price.total)}</PriceLine>
        {means.length > 1 &&
          means.map(({ by, amount }) => (
            <PriceLine key={by} name={t(by === 'card' ? 'bill.paidByCard' : 'bill.paidByWallet')}>
              {dollars(amount)}
            </PriceLine>
          ))}
        {back > 0 && <PriceLine name={<strong>{t('bill.refunded')}</strong>}>{dollars(back)}</PriceLine>}
        {role === 'talent' && youReceive !== null && back === 0 && (
          <PriceLine name={<strong>{t('bill.youReceive')}</strong>}>{dollars(youReceive)}</PriceLine>
        )}
      </PriceLines>
      {charityShare && (
        <p className={styles.fund}>{t('bill.fund', { percent: charityShare.percent, fund: charityShare.name })}</p>
      )}
      {documents?.receipt && (
        <p>
          <a className={text.link} href={documents.receipt} target="_blank" rel="noreferrer">
            {t('bill.receipt')}
          </a>
        </p>
      )}
    </>
  );
};
