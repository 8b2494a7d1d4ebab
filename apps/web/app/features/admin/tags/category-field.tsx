import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { directoryQuery } from '../groups/api.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

/** Categories, prefixed with their group. */
export const CategoryField = (field: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: groups = [] } = useQuery(directoryQuery);
  const options = groups.flatMap(({ title: group, categories }) =>
    categories.map(({ id, title }) => ({ value: String(id), label: `${group[language]}: ${title[language]}` })),
  );
  return <SelectField label={t('content.tags.category')} options={options} {...field} />;
};
