import { limits } from '@stagedoor/contract/limits';
import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { least } from './check-step.ts';
import type { Field } from './steps.ts';
import type { Withdraw } from './use-withdraw.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The words, the value and the problem of a field. */
export const useField = ({ values, problems, facts, change }: Withdraw) => {
  const { t } = useTranslation('withdraw');
  const dollars = useDollars();
  return (name: Field) => {
    const problem = problems[name];
    const gaps = { sum: dollars(problem === 'tooSmall' ? least : facts.earned), age: limits.account.adultAge };
    return {
      name,
      label: t(name),
      value: values[name],
      onChange: ({ target }: ChangeEvent<Control>) => change({ [name]: target.value }),
      problem: problem && t(`problems.${problem}`, gaps),
    };
  };
};
