import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';

type Props = {
  failed: boolean;
  again: () => unknown /** What could not be loaded; otherwise: this page. */;
  problem?: string | undefined;
};

/** Shown while data is loading, or when that failed. */
export const Fetching = ({ failed, again, problem }: Props) => {
  const { t } = useTranslation('shell');
  if (!failed)
    return (
      <p role="status" className={text.quiet}>
        {t('loading')}
      </p>
    );
  return (
    <Note kind="stop">
      <p>{problem ?? t('notLoaded')}</p>
      <Button size="small" onClick={() => void again()}>
        {t('failure.again')}
      </Button>
    </Note>
  );
};
