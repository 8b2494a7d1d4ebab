import type { OrderShort, OrderState } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { StateBadge } from '../../../shared/orders/state-badge.tsx';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { productIcons } from '../../../shared/products/product-icons.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Countdown } from '../../../ui/display/countdown.tsx';
import text from '../../../ui/theme/text.module.css';
import { studioType } from '../product-types.ts';
import styles from './orders.module.css';

/** A refunded order earns nothing. */
const isEarned: ReadonlySet<OrderState> = new Set(['processing', 'shipped', 'completed', 'disputed']);

type Deadlines = Pick<OrderShort, 'deadline' | 'expressDeadline'>;

/** Product, buyer, price and remaining time. */
export const OrderLine = ({ order }: { order: OrderShort }) => {
  const { t } = useTranslation('studio');
  const dollars = useDollars();
  const { idOrder, productName, partner, youReceive, state, needsYou, answerBy } = order;
  const type = studioType(order.productType);
  const Icon = type && productIcons[type];
  const isDisputed = state === 'disputed';
  const act = t(isDisputed ? 'orders.respond' : state === 'completed' ? 'orders.again' : 'orders.deliver');
  return (
    <li className={styles.line}>
      <span className={styles.icon}>{Icon && <Icon aria-hidden="true" />}</span>
      <div className={styles.words}>
        <Link to={paths.order(idOrder)} className={`${styles.name} ${text.link}`}>
          {productName}
        </Link>
        <span className={styles.facts}>
          <span>{t('orders.boughtBy', { name: partner.name })}</span>
          <span>{t('orders.number', { id: idOrder })}</span>
          {youReceive !== null && isEarned.has(state) && (
            <span>{t('orders.receive', { sum: dollars(youReceive) })}</span>
          )}
        </span>
      </div>
      <div className={styles.end}>
        {(isDisputed || !needsYou) && <StateBadge state={state} />}
        {needsYou && <TimeLeft order={isDisputed ? { deadline: answerBy, expressDeadline: null } : order} />}
        {needsYou && (
          <ButtonLink
            size="small"
            look="primary"
            to={isDisputed ? paths.order(idOrder) : paths.desk(idOrder)}
            aria-label={`${act}: ${productName}, ${partner.name}`}
          >
            {act}
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

/** Until express is due, as long as it can be kept; then until the deadline. */
export const TimeLeft = ({ order: { deadline, expressDeadline } }: { order: Deadlines }) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  if (deadline === null) return null;
  const isExpress = expressDeadline !== null && Date.parse(expressDeadline) > now;
  const until = new Date(isExpress ? expressDeadline : deadline);
  if (until.getTime() <= now) return <Badge kind="stop">{t('orders.late')}</Badge>;
  return (
    <>
      {isExpress && <Badge kind="lamp">{t('desk.express')}</Badge>}
      <Countdown until={until} serverNow={now} language={language} label={t('orders.left')} />
    </>
  );
};
