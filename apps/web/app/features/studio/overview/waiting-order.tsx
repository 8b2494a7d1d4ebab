import { limits } from '@stagedoor/contract/limits';
import type { WaitingOrder } from '@stagedoor/contract/schemas/overview';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productIcons } from '../../../shared/products/product-icons.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import stage from '../../../ui/layout/stage.module.css';
import text from '../../../ui/theme/text.module.css';
import { TimeLeft } from '../orders/order-line.tsx';
import { studioType } from '../product-types.ts';
import styles from './overview.module.css';

type Props = { order: WaitingOrder };

/** The order due first: remaining time, deadline, and what happens when it is missed. */
export const NearestOrder = ({ order }: Props) => {
  const type = studioType(order.productType);
  const Icon = type && productIcons[type];
  return (
    <div className={`${stage.stage} ${styles.nearest}`}>
      <span className={styles.icon}>{Icon && <Icon aria-hidden="true" />}</span>
      <div className={styles.words}>
        <h3>
          <Name order={order} />
        </h3>
        <p>
          <BoughtBy order={order} />
        </p>
        <p>
          <NextTask order={order} /> <Badges order={order} />
        </p>
        <p className={styles.otherwise}>
          <Otherwise order={order} />
        </p>
      </div>
      <div className={styles.act}>
        <TimeLeft order={{ deadline: order.due, expressDeadline: null }} />
        <Act order={order} look="primary" />
      </div>
    </div>
  );
};

export const WaitingRow = ({ order }: Props) => (
  <Row
    name={<Name order={order} />}
    more={
      <>
        <BoughtBy order={order} />
        <br />
        <NextTask order={order} />
      </>
    }
  >
    <Badges order={order} />
    <Act order={order} look="line" />
  </Row>
);

const Name = ({ order: { idOrder, productName } }: Props) => (
  <Link to={paths.order(idOrder)} className={text.link}>
    {productName}
  </Link>
);

const BoughtBy = ({ order: { fanName: name, youReceive } }: Props) => {
  const { t } = useTranslation('overview');
  const dollars = useDollars();
  return t('studio.boughtBy', { name, sum: dollars(youReceive) });
};

const NextTask = ({ order: { wants, due } }: Props) => {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  return t(`studio.wants.${wants}`, { date: due === null ? '' : dayAndTime(new Date(due), language) });
};

/** A late express order loses its surcharge; any other late order is refunded in full. */
const Otherwise = ({ order: { wants, express } }: Props) => {
  const { t } = useTranslation('overview');
  if (wants === 'redo') return null;
  if (wants === 'answerProblem') return t('studio.unanswered');
  return t(express ? 'studio.lateExpress' : 'studio.late');
};

const hour = 60 * 60 * 1000;

const Badges = ({ order: { due, express } }: Props) => {
  const { t } = useTranslation('overview');
  const now = Date.now() + useServerOffset();
  const isSoon = due !== null && new Date(due).getTime() - now < limits.overview.lateSoonHours * hour;
  return (
    <>
      {express && <Badge kind="lamp">{t('studio.express')}</Badge>}
      {isSoon && <Badge kind="stop">{t('studio.soon')}</Badge>}
    </>
  );
};

const Act = ({ order, look }: Props & { look: 'primary' | 'line' }) => {
  const { t } = useTranslation('overview');
  const { idOrder, wants, productName, fanName } = order;
  const label = t(`studio.acts.${wants}`);
  const to = wants === 'answerProblem' ? paths.order(idOrder) : paths.desk(idOrder);
  return (
    <ButtonLink
      size={look === 'primary' ? 'middle' : 'small'}
      look={look}
      to={to}
      aria-label={`${label}: ${productName}, ${fanName}`}
    >
      {label}
    </ButtonLink>
  );
};
