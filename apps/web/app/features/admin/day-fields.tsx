import { useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Field } from '../../ui/fields/field.tsx';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The valid days in the URL. */
export const daysOf = (query: URLSearchParams) => {
  const [from, to] = [query.get('from'), query.get('to')];
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
};

export const DayFields = () => {
  const { t } = useTranslation('books');
  const [query] = useSearchParams();
  const { from, to } = daysOf(query);
  return (
    <>
      <Field type="date" name="from" label={t('filter.from')} defaultValue={from} max={to} />
      <Field type="date" name="to" label={t('filter.to')} defaultValue={to} min={from} />
    </>
  );
};
