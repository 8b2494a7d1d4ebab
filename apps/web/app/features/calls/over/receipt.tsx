import { costOf, usedOf } from '@stagedoor/contract/call-cost';
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
  const { role, talkedSeconds, cost, received, isFree } = call;
  const { pack, setAside } = heldOf(call);
  const back = cents(Math.max(0, (setAside ?? 0) - cost));
  const isFan = role === 'fan';
  return (
    <div className={ticket.inside}>
      <PriceLines>
        <PriceLine name={t('talk.talked')}>{clockOf(talkedSeconds)}</PriceLine>
        {isFan && pack && (
          <>
            <PriceLine name={t('over.usedPack')}>{clockOf(pack.used)}</PriceLine>
            <PriceLine name={t('over.backPack')}>{clockOf(pack.seconds - pack.used)}</PriceLine>
          </>
        )}
        {isFan && setAside !== null && (
          <>
            <PriceLine name={t('over.setAside')}>{dollars(setAside)}</PriceLine>
            <PriceLine name={t('over.back')}>{dollars(back)}</PriceLine>
          </>
        )}
      </PriceLines>
      {isFan && setAside !== null && (
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
      {isFan && back > 0 && <p className={styles.note}>{t('over.backText')}</p>}
    </div>
  );
};

/** The minutes of a pack, and the money, that were set aside; null when none were. */
const heldOf = ({ holds, isFree, talkedSeconds }: Call) => {
  const used = usedOf(holds, isFree ? 0 : talkedSeconds);
  const parts = holds.map((hold, at) => ({ ...hold, used: used[at] ?? 0 }));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const packs = parts.filter(({ fromPack }) => fromPack);
  const paid = parts.filter(({ fromPack }) => !fromPack);
  return {
    pack:
      packs.length === 0
        ? null
        : { seconds: sum(packs.map(({ seconds }) => seconds)), used: sum(packs.map((part) => part.used)) },
    setAside: paid.length === 0 ? null : cents(sum(paid.map(({ rate, seconds }) => costOf(rate, seconds)))),
  };
};
