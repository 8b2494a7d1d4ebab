import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';

type Props<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
};

/** What is shown of data that is loaded, loading, or could not be loaded. */
export const Fetched = <Data,>({ query: { data, isError, refetch }, children }: Props<Data>) => {
  const { t } = useTranslation('feedsettings');
  if (data !== undefined) return children(data);
  if (!isError)
    return (
      <p role="status" className={text.quiet}>
        {t('loading')}
      </p>
    );
  return (
    <Note kind="stop">
      <p>{t('failed')}</p>
      <Button size="small" onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </Note>
  );
};
