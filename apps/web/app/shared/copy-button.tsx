import { Button } from '../ui/button.tsx';
import { say } from './snacks.ts';
import { useTranslation } from './texts/use-translation.ts';

type Props = { content: string; label: string; done: string; size?: 'small' | 'middle' };

/** Puts something into the clipboard. Where the browser does not allow it, the text can still be selected. */
export const CopyButton = ({ content, label, done, size = 'middle' }: Props) => {
  const { t } = useTranslation('shell');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      say.success(done);
    } catch {
      say.error(t('copyByHand'));
    }
  };
  return (
    <Button size={size} onClick={() => void copy()}>
      {label}
    </Button>
  );
};
