import { useSearchParams } from 'react-router';
import { OfferForm } from '../features/gifts/offer-form.tsx';
import { ReceivedGifts } from '../features/gifts/received-gifts.tsx';
import { StudioFrame } from '../features/studio/studio-frame.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { needSession, titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { ChipLink, ChipRow } from '../ui/buttons/chip.tsx';
import type { Route } from './+types/studio-gifts.ts';

export const handle = { texts: ['studio', 'gifts', 'photo'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'studioGifts');
};

export const meta = privateMeta;

/** The words that came with gifts, and the offer they are given for. */
export default function StudioGifts() {
  const { t } = useTranslation('gifts');
  const [query] = useSearchParams();
  const isOffer = query.get('tab') === 'offer';
  return (
    <StudioFrame title={t('offer.title')}>
      {() => (
        <>
          <ChipRow label={t('offer.title')}>
            <ChipLink to={paths.studioGifts()} current={!isOffer}>
              {t('received.title')}
            </ChipLink>
            <ChipLink to={paths.giftOffer()} current={isOffer}>
              {t('offer.tab')}
            </ChipLink>
          </ChipRow>
          {isOffer ? <OfferForm /> : <ReceivedGifts />}
        </>
      )}
    </StudioFrame>
  );
}
