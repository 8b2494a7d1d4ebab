import { limits } from '@stagedoor/contract/limits';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { least } from './check-step.ts';
import { useField } from './use-field.ts';
import { useRepeat } from './use-send.ts';
import type { Withdraw } from './use-withdraw.ts';
import { WithdrawStep } from './withdraw-step.tsx';

type Props = { withdraw: Withdraw; onSent: (withdrawal: Withdrawal) => void };

/** The amount. If an earlier withdrawal was sent, its details can be used again, and nothing else is asked. */
export const AmountStep = ({ withdraw, onSent }: Props) => {
  const { t } = useTranslation('withdraw');
  const { lastDestination: last } = withdraw;
  const hasBegun = withdraw.values.firstName !== '';
  const [details, setDetails] = useState<'last' | 'other'>(last && !hasBegun ? 'last' : 'other');
  const repeat = useRepeat(withdraw, onSent);
  const proceed = () => withdraw.submit(withdraw.goOn);
  const isRepeated = details === 'last';
  return (
    <WithdrawStep
      withdraw={withdraw}
      onSubmit={isRepeated ? repeat : proceed}
      submit={t(isRepeated ? 'again.submit' : 'next')}
    >
      <Amount withdraw={withdraw} />
      {last && (
        <Choice
          legend={t('again.legend')}
          value={details}
          options={[
            { value: 'last', label: t('again.last', { rail: t(`rails.${last.rail}`), masked: last.masked }) },
            { value: 'other', label: t('again.other') },
          ]}
          onChange={setDetails}
        />
      )}
      {isRepeated && <Note>{t('again.promise', { hours: limits.withdrawal.answerHours })}</Note>}
    </WithdrawStep>
  );
};

const Amount = ({ withdraw }: { withdraw: Withdraw }) => {
  const { t } = useTranslation('withdraw');
  const dollars = useDollars();
  const field = useField(withdraw);
  const all = dollars(withdraw.facts.earned);
  return (
    <>
      <Field
        {...field('amount')}
        hint={t('amountHint', { min: dollars(least), max: all })}
        inputMode="decimal"
        autoComplete="off"
      />
      <div>
        <Button size="small" onClick={() => withdraw.change({ amount: all })}>
          {t('all', { sum: all })}
        </Button>
      </div>
    </>
  );
};
