import { costOf } from '@stagedoor/contract/call-limits';
import { cents } from '@stagedoor/contract/money';
import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
import ticket from '../../../ui/cards/ticket.module.css';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import styles from './over.module.css';

/** What was talked, what of it is charged, and what comes back; for the talent, what they receive. */
export const Receipt = ({ call }: { call: Call }) => {
  const { t } = useTranslation('calls');
  const dollars = useDollars();
  const { role, rate, fromPack, talkedSeconds, heldSeconds, cost, received, isFree } = call;
  const charged = isFree ? 0 : talkedSeconds;
  const back = cents(Math.max(0, costOf(rate, heldSeconds) - cost));
  return (
    <div className={ticket.inside}>
      <PriceLines>
        <PriceLine name={t('talk.talked')}>{clockOf(talkedSeconds)}</PriceLine>
        {role === 'fan' && fromPack && (
          <>
            <PriceLine name={t('over.usedPack')}>{clockOf(charged)}</PriceLine>
            <PriceLine name={t('over.backPack')}>{clockOf(Math.max(0, heldSeconds - charged))}</PriceLine>
          </>
        )}
        {role === 'fan' && !fromPack && (
          <>
            <PriceLine name={t('over.setAside')}>{dollars(cents(costOf(rate, heldSeconds)))}</PriceLine>
            <PriceLine name={t('over.back')}>{dollars(back)}</PriceLine>
          </>
        )}
      </PriceLines>
      {role === 'fan' && !fromPack && (
        <p className={ticket.total}>
          <span>{t('over.charged')}</span>
          <b>{dollars(cost)}</b>
        </p>
      )}
      {role === 'talent' && received !== null && (
        <p className={ticket.total}>
          <span>{t('over.receive')}</span>
          <b>{dollars(received)}</b>
        </p>
      )}
      {isFree && <p className={styles.note}>{t('over.free')}</p>}
      {role === 'fan' && !fromPack && back > 0 && <p className={styles.note}>{t('over.backText')}</p>}
    </div>
  );
};
