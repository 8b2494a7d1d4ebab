import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { directoryQuery } from '../groups/api.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

/** A category, by the name of its group. */
export const CategoryField = (field: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: groups = [] } = useQuery(directoryQuery);
  const options = groups.flatMap(({ title: group, categories }) =>
    categories.map(({ id, title }) => ({ value: String(id), label: `${group[language]}: ${title[language]}` })),
  );
  return <SelectField label={t('content.tags.category')} options={options} {...field} />;
};
