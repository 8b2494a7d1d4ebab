import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { MoneyTimeline } from '../../ui/display/money-timeline.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import stage from '../../ui/layout/stage.module.css';
import styles from './money-stage.module.css';
import { moneyStatusOf } from './money-status.ts';
import { useMoneyTimeline } from './money-timeline.ts';

/** Where the money is, according to the ledger. */
export const MoneyStage = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const sum = useDollars()(order.total);
  const status = moneyStatusOf(order);
  const { steps, current } = useMoneyTimeline(order, status);
  if (status === 'unpaid') return <Note>{t('money.none')}</Note>;
  return (
    <section className={`${stage.stage} ${styles.where}`} aria-labelledby="money">
      <h2 id="money">{t(`money.${order.role}`)}</h2>
      <MoneyTimeline label={t('money.path', { sum })} steps={steps} current={current} />
    </section>
  );
};
