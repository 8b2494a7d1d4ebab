import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { PurchaseResult } from './use-purchase-result.ts';

/** Uses the device's share sheet; without one, copies the link. */
export const ShareButton = ({ bought, fund }: { bought: PurchaseResult; fund: string }) => {
  const { t } = useTranslation('purchase');
  const share = async () => {
    const url = new URL(paths.shareProduct(bought.idProduct), location.href).href;
    const text = t('shareText', { product: bought.productName, name: bought.ownerName, fund });
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ text, url });
      await navigator.clipboard.writeText(`${text} ${url}`);
      toast.success(t('copied'));
    } catch {
      // The user closed the share sheet.
    }
  };
  return (
    <Button onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share')}
    </Button>
  );
};
