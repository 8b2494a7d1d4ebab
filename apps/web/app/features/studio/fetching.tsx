import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';

/** Shown while data is loading, or when that failed. */
export const Fetching = ({ failed, again }: { failed: boolean; again: () => unknown }) => {
  const { t } = useTranslation('studio');
  if (!failed)
    return (
      <p role="status" className={text.quiet}>
        {t('loading')}
      </p>
    );
  return (
    <Note kind="stop">
      <p>{t('failed')}</p>
      <Button size="small" onClick={() => void again()}>
        {t('again')}
      </Button>
    </Note>
  );
};
