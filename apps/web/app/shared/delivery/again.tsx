import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** A list of the carrier could not be loaded. */
export default function Again({ refetch }: { refetch: () => unknown }) {
  const { t } = useTranslation('buy');
  return (
    <Note kind="stop">
      <p>{t('delivery.failed')}</p>
      <Button size="small" onClick={() => void refetch()}>
        {t('delivery.again')}
      </Button>
    </Note>
  );
}
