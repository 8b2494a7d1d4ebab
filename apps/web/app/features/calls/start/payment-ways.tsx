import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../../shared/money/card-picks.tsx';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { clockOf } from '../../../shared/time/clock-of.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import text from '../../../ui/theme/text.module.css';
import type { Payment } from './use-payment.ts';

/** `isHeld`: a card is charged only after the call. */
type Props = { pay: Payment; packSeconds: number; isHeld: boolean };

/** A pack, the wallet, a saved card or a new one. */
export const PaymentWays = ({ pay, packSeconds, isHeld }: Props) => {
  const { t } = useTranslation('calls');
  const { t: buy } = useTranslation('buy');
  const dollars = useDollars();
  const { way, can, available, cards, choose, keepCard, setKeepCard } = pay;
  return (
    <>
      <Picks label={buy('legends.pay')}>
        {can.pack && (
          <Pick
            name="pay"
            title={t('pay.pack')}
            more={t('pay.packLeft', { time: clockOf(packSeconds) })}
            checked={way === 'pack'}
            onPick={() => choose({ way: 'pack', card: '' })}
          />
        )}
        {available > 0 && (
          <Pick
            name="pay"
            title={buy('pay.wallet')}
            end={dollars(available)}
            more={can.wallet ? buy('pay.walletAll') : t('pay.walletShort')}
            checked={way === 'wallet'}
            disabled={!can.wallet}
            onPick={() => choose({ way: 'wallet', card: '' })}
          />
        )}
        <CardPicks
          {...cards}
          name="pay"
          keptText={isHeld ? ({ date }) => t('pay.keptText', { date }) : undefined}
          isCard={way === 'card'}
          pick={(card) => choose({ way: 'card', card })}
        />
      </Picks>
      {way === 'card' && !cards.chosen && (
        <Check checked={keepCard} onChange={({ target }) => setKeepCard(target.checked)}>
          {buy('pay.keep')}
          <span className={`${text.small} ${text.quiet}`}> {buy('pay.keepText')}</span>
        </Check>
      )}
    </>
  );
};
