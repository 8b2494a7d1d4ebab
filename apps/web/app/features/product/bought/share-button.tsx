import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { paths } from '../../../shared/paths.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { Bought } from './use-bought.ts';

/** By the device's own way of sharing; where it has none, the link is copied. */
export const ShareButton = ({ bought, fund }: { bought: Bought; fund: string }) => {
  const { t } = useTranslation('bought');
  const share = async () => {
    const url = new URL(paths.shareProduct(bought.idProduct), location.href).href;
    const text = t('shareText', { product: bought.productName, name: bought.ownerName, fund });
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ text, url });
      await navigator.clipboard.writeText(`${text} ${url}`);
      say.success(t('copied'));
    } catch {
      // Closed without a choice: there is nothing to say.
    }
  };
  return (
    <Button onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share')}
    </Button>
  );
};
