import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';

/** What stands in place of something that is not there yet, or did not come. */
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
