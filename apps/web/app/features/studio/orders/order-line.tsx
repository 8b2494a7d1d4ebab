import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { productIcons } from '../../../shared/product-icons.ts';
import { useServerOffset } from '../../../shared/server-clock.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import text from '../../../ui/text.module.css';
import { studioType } from '../product-types.ts';
import styles from './orders.module.css';

/** What was bought, by whom, for how much, and how long there is still. */
export const OrderLine = ({ order }: { order: OrderShort }) => {
  const { t } = useTranslation('studio');
  const dollars = useDollars();
  const { idOrder, productName, partner, youReceive, state, needsYou } = order;
  const type = studioType(order.productType);
  const Icon = type && productIcons[type];
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
          {youReceive !== null && <span>{t('orders.receive', { sum: dollars(youReceive) })}</span>}
        </span>
      </div>
      <div className={styles.end}>
        {needsYou ? <TimeLeft deadline={order.deadline} /> : <StateBadge state={state} />}
        {needsYou && (
          <ButtonLink
            size="small"
            look="primary"
            to={paths.desk(idOrder)}
            aria-label={`${t('orders.deliver')}: ${productName}, ${partner.name}`}
          >
            {t(state === 'completed' ? 'orders.again' : 'orders.deliver')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

export const TimeLeft = ({ deadline }: { deadline: string | null }) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  if (deadline === null) return null;
  const until = new Date(deadline);
  if (until.getTime() <= now) return <Badge kind="stop">{t('orders.late')}</Badge>;
  return <Countdown until={until} serverNow={now} language={language} label={t('orders.left')} />;
};

const kinds = { completed: 'safe', processing: 'lamp', disputed: 'stop' } as const;

const StateBadge = ({ state }: Pick<OrderShort, 'state'>) => {
  const { t } = useTranslation('studio');
  const kind = state in kinds ? kinds[state as keyof typeof kinds] : 'plain';
  return <Badge kind={kind}>{t(`orders.states.${state}`)}</Badge>;
};
