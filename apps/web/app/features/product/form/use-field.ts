import { textField } from '../../../shared/forms/text-field.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { FormField } from './problems.ts';
import type { BuyForm } from './use-buy-form.ts';
import type { TextField } from './values.ts';

/** The text for a field's error. */
export const useProblem = ({ problems }: Pick<BuyForm, 'problems'>) => {
  const { t } = useTranslation('buy');
  return (name: FormField) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
};

/** Value, handler and error of a field. */
export const useField = (form: BuyForm) => {
  const problemOf = useProblem(form);
  return (name: TextField) => ({
    ...textField<TextField>(form, name),
    problem: problemOf(name),
  });
};
