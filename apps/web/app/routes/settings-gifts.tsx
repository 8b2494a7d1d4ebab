import { useSearchParams } from 'react-router';
import { ReceivedGifts } from '../features/gifts/received-gifts.tsx';
import { SentGifts } from '../features/gifts/sent-gifts.tsx';
import { useMe } from '../features/settings/me.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { isTalent } from '../shared/session/is-talent.ts';
import { ButtonLink } from '../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../ui/buttons/chip.tsx';
import type { Route } from './+types/settings-gifts.ts';

export const handle = { texts: ['gifts', 'cards'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsGifts');

export const meta = privateMeta;

/** Only talents receive; everybody else sees what they send. */
export default function GiftSettings() {
  const { t } = useTranslation('gifts');
  const isOnTalentSide = isTalent(useMe());
  const [query] = useSearchParams();
  const isSent = !isOnTalentSide || query.get('tab') === 'sent';
  return (
    <>
      {isOnTalentSide && (
        <ChipRow label={t('tabs.label')}>
          <ChipLink to={paths.settings('gifts')} current={!isSent}>
            {t('tabs.received')}
          </ChipLink>
          <ChipLink to={paths.sentGifts()} current={isSent}>
            {t('tabs.sent')}
          </ChipLink>
        </ChipRow>
      )}
      {isSent ? <SentGifts /> : <ReceivedGifts />}
      {!isSent && (
        <p>
          <ButtonLink to={paths.giftOffer()}>{t('toStudio')}</ButtonLink>
        </p>
      )}
    </>
  );
}
