import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
import type { Meter } from '../clock.ts';
import styles from './talk.module.css';

/** How long they have talked, what it costs so far, and how much of what was set aside is left. */
export const MeterLine = ({ call, meter: { talked, left, cost, isLow } }: { call: Call; meter: Meter }) => {
  const isPack = cost === 0 && call.holds[0]?.fromPack === true;
  const { t } = useTranslation('calls');
  const dollars = useDollars();
  return (
    <dl className={styles.meter}>
      <div>
        <dt>{t('talk.talked')}</dt>
        <dd data-talked={talked}>{clockOf(talked)}</dd>
      </div>
      <div>
        <dt>{t('talk.soFar')}</dt>
        <dd>{isPack ? t(call.role === 'fan' ? 'start.fromPack' : 'ring.fromPack') : dollars(cost)}</dd>
      </div>
      <div data-low={isLow}>
        <dt>{t('talk.left')}</dt>
        <dd>{clockOf(left)}</dd>
      </div>
    </dl>
  );
};
