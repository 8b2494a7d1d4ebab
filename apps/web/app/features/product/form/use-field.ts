import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import type { FormField } from './problems.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { TextField } from './values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with a field, in words. */
export const useProblem = ({ problems }: Pick<BuyForm, 'problems'>) => {
  const { t } = useTranslation('buy');
  return (name: FormField) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
};

/** The value and the problem of a field. */
export const useField = (form: BuyForm) => {
  const problemOf = useProblem(form);
  return (name: TextField) => ({
    name,
    value: form.values[name],
    onChange: ({ target }: ChangeEvent<Control>) => form.change({ [name]: target.value }),
    problem: problemOf(name),
  });
};
