import type { PublicUser } from '@stagedoor/contract/schemas/user';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { lazy, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ask } from '../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';

// Loaded when it is opened: most visitors of a profile do not give.
const GiftModal = lazy(() => import('./gift-modal.tsx'));

type Props = { person: Pick<PublicUser, 'idUser' | 'name'> };

/** Opens the dialog for a gift, at once where the URL says so: after a log-in or an unpaid attempt. */
export const GiftButton = ({ person: { idUser, name } }: Props) => {
  const { t } = useTranslation('profile');
  const [query] = useSearchParams();
  const isWanted = query.get('gift') === 'open';
  const open = useCallback(() => void ask(GiftModal, { idTalent: idUser, name }), [idUser, name]);
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted, open]);
  return (
    <Button onClick={open}>
      <IconHeart aria-hidden="true" />
      {t('donate')}
    </Button>
  );
};
