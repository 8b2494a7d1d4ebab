import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

type Props = { label: string; maxLength: number; children?: ReactNode };

/** The search text is part of the URL: it can be shared, and Back undoes it. */
export const FindForm = ({ label, maxLength, children }: Props) => {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const find = query.get('find') ?? '';
  return (
    <Form role="search">
      <Field key={find} type="search" name="find" label={label} maxLength={maxLength} defaultValue={find} />
      {children}
      <Button type="submit">{t('content.find')}</Button>
    </Form>
  );
};
