import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';

type Query = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
type Props = { query: Query; failed: string; children: ReactNode };

/** The children once there is data; until then, that it is loading or could not be loaded. */
export const Loading = ({ query: { data, isError, isFetching, refetch }, failed, children }: Props) => {
  const { t } = useTranslation('feed');
  if (data !== undefined) return children;
  if (!isError)
    return (
      <p role="status" className={text.quiet}>
        {t('loading')}
      </p>
    );
  return (
    <Note kind="stop">
      <p>{failed}</p>
      <Button size="small" busy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </Note>
  );
};
