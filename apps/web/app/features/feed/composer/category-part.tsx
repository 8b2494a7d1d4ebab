import { useQuery } from '@tanstack/react-query';
import { textField } from '../../../shared/forms/text-field.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { categoriesQuery } from '../settings/api.ts';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';

/** Only where the page has categories. */
export const CategoryPart = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, change, place } = form;
  const { data: categories = [] } = useQuery(categoriesQuery(place.space, place.idUser));
  const problem = useProblemOf(form.problems)('category');
  if (categories.length === 0) return null;
  return (
    <SelectField
      {...textField({ values: { category: values.category }, change }, 'category')}
      label={t('category')}
      empty={t('noCategory')}
      options={categories.map(({ idCategory, name }) => ({ value: String(idCategory), label: name }))}
      problem={problem}
    />
  );
};
