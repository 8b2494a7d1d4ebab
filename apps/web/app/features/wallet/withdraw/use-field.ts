import { limits } from '@stagedoor/contract/limits';
import { textField } from '../../../shared/forms/text-field.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { least } from './check-step.ts';
import type { Field } from './steps.ts';
import type { Withdraw } from './use-withdraw.ts';

/** Label, value, handler and error of a field. */
export const useField = (withdraw: Withdraw) => {
  const { problems, facts } = withdraw;
  const { t } = useTranslation('withdraw');
  const dollars = useDollars();
  return (name: Field) => {
    const problem = problems[name];
    const gaps = { sum: dollars(problem === 'tooSmall' ? least : facts.earned), age: limits.account.adultAge };
    return {
      ...textField<Field>(withdraw, name),
      label: t(name),
      problem: problem && t(`problems.${problem}`, gaps),
    };
  };
};
