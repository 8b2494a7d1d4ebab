import { OfferForm } from '../features/gifts/offer-form.tsx';
import { ReceivedGifts } from '../features/gifts/received-gifts.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/studio-gifts.ts';

export const handle = { texts: ['studio', 'gifts', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioGifts');
};

export const meta = privateMeta;

export default function StudioGifts() {
  const { t } = useTranslation('gifts');
  return (
    <StudioFrame title={t('offer.title')}>
      {() => (
        <>
          <OfferForm />
          <ReceivedGifts />
        </>
      )}
    </StudioFrame>
  );
}
