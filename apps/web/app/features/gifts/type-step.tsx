import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardPicks } from '../../shared/money/card-picks.tsx';
import type { CardChoice } from '../../shared/money/use-card-choice.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { FieldSet } from '../../ui/fields/form.tsx';
import { Pick, Picks } from '../../ui/fields/pick.tsx';
import type { GiftForm } from './use-gift.ts';

/** Once or every month, and how it is paid. */
export const TypeStep = ({ form }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const { values, change, isMonthly, amount, dollars, offer, signed } = form;
  const { available, choice } = form.means;
  return (
    <>
      <Picks label={t('type.legend')}>
        <Pick
          name="often"
          title={t('type.once')}
          more={t('type.onceMore')}
          checked={!isMonthly}
          onPick={() => change({ often: 'once' })}
        />
        <Pick
          name="often"
          title={t('type.monthly')}
          more={t('type.monthlyMore')}
          checked={isMonthly}
          onPick={() => change({ often: 'monthly' })}
        />
      </Picks>
      {isMonthly && <Replaces form={form} />}
      {signed && offer.showsGivers && (
        <Check
          checked={values.named === '' ? offer.isNamed : values.named === 'yes'}
          onChange={({ target }) => change({ named: target.checked ? 'yes' : 'no' })}
        >
          {t('type.named')}
        </Check>
      )}
      {available > 0 && (
        <Check
          checked={values.wallet === 'yes'}
          onChange={({ target }) => change({ wallet: target.checked ? 'yes' : 'no' })}
        >
          {t('type.wallet')} <br />
          {t(available >= (amount ?? 0) ? 'type.walletAll' : 'type.walletMore', { sum: dollars(available) })}
        </Check>
      )}
      {choice && <Cards form={form} choice={choice} />}
    </>
  );
};

type CardsProps = { form: GiftForm; choice: CardChoice };

const Cards = ({ form: { change, means }, choice }: CardsProps) => {
  const { t } = useTranslation('buy');
  const legend = t(means.fromWallet > 0 ? 'pay.rest' : 'legends.pay');
  return (
    <FieldSet legend={legend}>
      <Picks label={legend}>
        <CardPicks {...choice} name="card" isCard pick={(card) => change({ card })} />
      </Picks>
    </FieldSet>
  );
};

const Replaces = ({ form: { offer, dollars } }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const { language, now } = useShell();
  if (!offer.monthly) return null;
  const { price, nextAt } = offer.monthly;
  const sum = dollars(price);
  return (
    <Note>
      {nextAt
        ? t('type.replaces', { sum, date: fullDate(new Date(nextAt), new Date(now), language) })
        : t('type.replacesNow', { sum })}
    </Note>
  );
};
