import { ApiError } from '@stagedoor/contract/errors';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { tokeniseCard } from '../api.ts';
import { parseExpiry } from './expiry.ts';
import { RailFields } from './rail-fields.tsx';
import { rails } from './steps.ts';
import type { Withdraw } from './use-withdraw.ts';
import { WithdrawStep } from './withdraw-step.tsx';

/** The destination of the money. A card number is sent from here to the card provider and then discarded. */
export const BankStep = ({ withdraw }: { withdraw: Withdraw }) => {
  const { t } = useTranslation('withdraw');
  const { values, facts, change, fail, keepCard, goOn } = withdraw;
  const submitted = async () => {
    const expiry = parseExpiry(values.expiry, facts.today);
    if (values.rail !== 'card' || !expiry) return goOn();
    try {
      keepCard(await tokeniseCard({ number: values.cardNumber.replaceAll(/[\s-]/g, ''), ...expiry }));
      goOn();
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'mandatoryFieldNull') throw error;
      fail({ cardNumber: 'cardNumber' });
    }
  };
  return (
    <WithdrawStep withdraw={withdraw} onSubmit={() => withdraw.submit(submitted)}>
      <Choice
        legend={t('rail')}
        value={values.rail}
        options={rails.map((value) => ({ value, label: t(`rails.${value}`) }))}
        onChange={(rail) => change({ rail })}
      />
      <RailFields withdraw={withdraw} />
    </WithdrawStep>
  );
};
