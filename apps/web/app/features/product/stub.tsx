import { limits } from '@stagedoor/contract/limits';
import { negate } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import { Price as PriceWords } from '../../shared/price.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSum } from '../../shared/use-sum.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import { Button } from '../../ui/button.tsx';
import text from '../../ui/text.module.css';
import type { BuyForm } from './form/use-buy-form.ts';
import type { Price } from './form/use-price.ts';
import type { usePurchase } from './form/use-purchase.ts';
import { Split } from './split.tsx';
import styles from './stub.module.css';
import { StubArt } from './stub-art.tsx';
import { HeldNote, NoticeNote } from './stub-notes.tsx';

type Props = { form: BuyForm; price: Price; purchase: ReturnType<typeof usePurchase> };

/** The ticket: every line of the price, the one sum, the button, and where the money goes. */
export const Stub = ({ form, price, purchase }: Props) => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  const { product, type } = form;
  const { total } = price;
  const isWhole = ruleOf(type).fulfilment !== 'parcel' || form.way !== undefined;
  const isOver = purchase.notice?.kind === 'fields' && Object.keys(form.problems).length === 0;
  const label = total === 0 ? t('getIt') : isWhole ? t('buyFor', { sum: dollars(total) }) : t('buy');
  return (
    <aside className={styles.stub} aria-label={t('bill.label')}>
      <StubArt product={product} type={type}>
        {form.variation?.size ?? form.variation?.name ?? ''}
      </StubArt>
      <div className={styles.inside}>
        <Lines form={form} price={price} />
        <p className={styles.total}>
          <span>{t('bill.youPay')}</span>
          <b>{total === 0 ? t('bill.free') : <PriceWords amount={total} />}</b>
        </p>
        <p className={styles.micro}>{t(isWhole ? 'bill.all' : 'bill.plusDelivery')}</p>
        <NoticeNote notice={isOver ? undefined : purchase.notice} />
        <div className={styles.button}>
          <Button type="submit" look="primary" size="large" wide busy={purchase.busy}>
            {label}
          </Button>
        </div>
        <p className={styles.micro}>{t('terms')}</p>
        <HeldNote deadline={ruleOf(type).deadline} total={total} />
      </div>
      {total > 0 && (
        <>
          <div className={styles.cut} aria-hidden="true" />
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
  const name = names(`types.${type}`);
  return (
    <div className={text.small}>
      <Bill>
        <BillLine name={values.quantity > 1 ? t('bill.times', { name, count: values.quantity }) : name}>
          {sum(price.item)}
        </BillLine>
        {price.express && (
          <BillLine name={t('bill.express', { hours: limits.orders.expressHours })}>{sum(price.expressExtra)}</BillLine>
        )}
        {price.discount > 0 && (
          <BillLine name={t('bill.code', { code: price.promo.data?.code ?? '' })}>
            {sum(negate(price.discount))}
          </BillLine>
        )}
        {ruleOf(type).fulfilment === 'parcel' && (
          <BillLine name={t('bill.delivery')}>{way ? sum(price.delivery) : t('bill.chooseDelivery')}</BillLine>
        )}
        {price.fromWallet > 0 && price.fromCard > 0 && (
          <>
            <BillLine name={t('bill.fromWallet')}>{dollars(price.fromWallet)}</BillLine>
            <BillLine name={t('bill.fromCard')}>{dollars(price.fromCard)}</BillLine>
          </>
        )}
      </Bill>
    </div>
  );
};
