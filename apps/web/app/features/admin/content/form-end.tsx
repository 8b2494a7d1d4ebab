import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Ways } from '../../../ui/form.tsx';

type Props = { submit?: string; busy: boolean; onCancel: () => void };

export const FormEnd = ({ submit, busy, onCancel }: Props) => {
  const { t } = useTranslation('admin');
  return (
    <Ways>
      <Button type="submit" look="primary" busy={busy}>
        {submit ?? t('content.save')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('content.cancel')}
      </Button>
    </Ways>
  );
};
