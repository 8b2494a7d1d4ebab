import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { Pick, Picks } from '../../ui/fields/pick.tsx';
import type { GiftForm } from './use-gift.ts';

/** Once or every month, and whether the wallet pays first. */
export const TypeStep = ({ form }: { form: GiftForm }) => {
  const { t } = useTranslation('gifts');
  const { values, change, isMonthly, available, dollars, offer, signed } = form;
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
          {t('type.walletMore', { sum: dollars(available) })}
        </Check>
      )}
    </>
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
