import { Button } from '../../ui/buttons/button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { toast } from './toasts.ts';

type Props = { content: string; label: string; done: string; size?: 'small' | 'middle' };

/** Copies to the clipboard. Where the browser forbids that, the text can still be selected. */
export const CopyButton = ({ content, label, done, size = 'middle' }: Props) => {
  const { t } = useTranslation('shell');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      toast.success(done);
    } catch {
      toast.error(t('copyByHand'));
    }
  };
  return (
    <Button size={size} onClick={() => void copy()}>
      {label}
    </Button>
  );
};
