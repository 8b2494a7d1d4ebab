import { subtract } from '@stagedoor/contract/money';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../../shared/money/card-picks.tsx';
import type { CardChoice } from '../../../shared/money/use-card-choice.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import styles from './form.module.css';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

type Props = { form: BuyForm; price: Price; choice: CardChoice };

/** A saved card, a new one, or the wallet; and the card that pays what the wallet does not. */
export default function PayWays({ form, price, choice }: Props) {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  const { values, change } = form;
  const { available, total, fromCard } = price;
  const byWallet = values.pay === 'wallet' && available > 0;
  const covers = available >= total;
  return (
    <>
      <Picks label={t('legends.pay')}>
        <CardPicks {...choice} name="pay" isCard={!byWallet} pick={(card) => change({ pay: 'card', card })} />
        {available > 0 && (
          <Pick
            name="pay"
            title={t('pay.wallet')}
            end={dollars(available)}
            more={covers ? t('pay.walletAll') : t('pay.walletRest', { sum: dollars(subtract(total, available)) })}
            checked={byWallet}
            onPick={() => change({ pay: 'wallet' })}
          />
        )}
      </Picks>
      {byWallet && fromCard > 0 && choice.cards.length > 0 && (
        <Picks label={t('pay.rest')}>
          <CardPicks {...choice} name="rest" isCard pick={(card) => change({ card })} />
        </Picks>
      )}
      {form.signed && fromCard > 0 && !choice.chosen && (
        <Check checked={values.keepCard} onChange={({ target }) => change({ keepCard: target.checked })}>
          <span className={styles.strong}>{t('pay.keep')}</span>
          <span className={styles.hint}>{t('pay.keepText')}</span>
        </Check>
      )}
    </>
  );
}
