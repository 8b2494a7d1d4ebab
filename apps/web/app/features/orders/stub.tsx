import { subtract } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Print } from '../../ui/print.tsx';
import text from '../../ui/text.module.css';
import { KeepHidden } from './keep-hidden.tsx';
import styles from './stub.module.css';

/** The ticket: what it was, what it cost, what was wished for. */
export const Stub = ({ order }: { order: OrderDetail }) => {
  const { productName, partner, variationName } = order;
  return (
    <>
      <section className={styles.stub}>
        <div className={styles.art}>
          <span className={styles.print}>
            <Print base={partner.imageLink} alt="" sizes="120px" />
          </span>
          <div>
            <p className={styles.name}>{productName}</p>
            <p className={`${text.small} ${text.quiet}`}>{variationName ?? partner.name}</p>
          </div>
        </div>
        <div className={styles.cut} aria-hidden="true" />
        <div className={styles.inside}>
          <PriceLines order={order} />
        </div>
      </section>
      <Wishes order={order} />
      <KeepHidden order={order} />
    </>
  );
};

const PriceLines = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const dollars = useDollars();
  const { price, quantity, role, productName, paidAt, youReceive, charityShare } = order;
  const { subtotal, expressSurcharge, delivery, discount, total } = price;
  const sum = role === 'buyer' ? (paidAt ? 'totalPaid' : 'total') : 'totalFan';
  return (
    <>
      <Bill>
        <BillLine name={quantity > 1 ? t('bill.item', { name: productName, count: quantity }) : productName}>
          {dollars(subtract(subtotal, expressSurcharge))}
        </BillLine>
        {expressSurcharge > 0 && <BillLine name={t('bill.express')}>{dollars(expressSurcharge)}</BillLine>}
        {discount > 0 && <BillLine name={t('bill.discount')}>−{dollars(discount)}</BillLine>}
        {delivery > 0 && <BillLine name={t('bill.delivery')}>{dollars(delivery)}</BillLine>}
        <BillLine name={<strong>{t(`bill.${sum}`)}</strong>}>{dollars(total)}</BillLine>
        {role === 'talent' && youReceive !== null && (
          <BillLine name={<strong>{t('bill.youReceive')}</strong>}>{dollars(youReceive)}</BillLine>
        )}
      </Bill>
      {charityShare && (
        <p className={styles.fund}>{t('bill.fund', { percent: charityShare.percent, fund: charityShare.name })}</p>
      )}
    </>
  );
};

const labelled = [
  'recipientName',
  'wishes',
  'text',
  'fullName',
  'companyName',
  'delivery',
  'comment',
  'phone',
] as const;

const Wishes = ({ order: { fields } }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const given = labelled.flatMap((name) =>
    fields.filter((field) => field.name === name).map(({ value }) => ({ name, value })),
  );
  if (given.length === 0) return null;
  return (
    <section className={styles.wishes} aria-labelledby="wishes">
      <h2 id="wishes">{t('wish.title')}</h2>
      <dl>
        {given.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`wish.fields.${name}`)}</dt>
            <dd>{name === 'delivery' && value === 'pickup' ? t('wish.pickup') : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
