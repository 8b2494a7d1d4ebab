import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { MoneyPath } from '../../ui/money-path.tsx';
import { Note } from '../../ui/note.tsx';
import stage from '../../ui/stage.module.css';
import styles from './money-stage.module.css';
import { wayOf } from './money-way.ts';
import { useStations } from './stations.ts';

/** Where the money is, from the books. */
export const MoneyStage = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const sum = useDollars()(order.total);
  const way = wayOf(order);
  const { stations, current } = useStations(order, way);
  if (way === 'unpaid') return <Note>{t('money.none')}</Note>;
  return (
    <section className={`${stage.stage} ${styles.where}`} aria-labelledby="money">
      <h2 id="money">{t(`money.${order.role}`)}</h2>
      <MoneyPath label={t('money.path', { sum })} stations={stations} current={current} />
    </section>
  );
};
