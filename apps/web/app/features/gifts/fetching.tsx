import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** Shown while data is loading, or when that failed. */
export const Fetching = ({ failed, again }: { failed: boolean; again: () => unknown }) => {
  const { t } = useTranslation('gifts');
  return (
    <>
      <p role="status">{t(failed ? 'failed' : 'loading')}</p>
      {failed && (
        <Button size="small" onClick={() => void again()}>
          {t('again')}
        </Button>
      )}
    </>
  );
};
