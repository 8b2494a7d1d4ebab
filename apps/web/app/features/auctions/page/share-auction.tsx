import type { Auction } from '@stagedoor/contract/schemas/auction';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { shareLink } from '../../../shared/browser/share-link.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export const ShareAuction = ({ auction: { idProduct, name } }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const share = async () => {
    if (await shareLink(name, new URL(paths.auction(idProduct), location.href).href)) toast.success(t('share.copied'));
  };
  return (
    <Button size="small" look="quiet" onClick={() => void share()}>
      <IconShare aria-hidden="true" />
      {t('share.button')}
    </Button>
  );
};
