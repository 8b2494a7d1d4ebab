import { SetPinForm } from '../features/session/set-pin-form.tsx';
import { ForUser } from '../shared/for-user.tsx';
import { paths } from '../shared/paths.ts';
import { needSession, titleOf } from '../shared/private-page.server.ts';
import { privateMeta } from '../shared/private-page.ts';
import { useTranslation } from '../shared/texts/use-translation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Room, RoomEnd } from '../ui/room.tsx';
import type { Route } from './+types/set-pin.ts';

export const handle = { texts: ['password'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  needSession(request);
  return titleOf(request, 'setPin');
};

export const meta = privateMeta;

export default function SetPin() {
  const { t } = useTranslation('password');
  return (
    <Room title={t('pinTitle')} lead={t('pinLead')}>
      <ForUser>{() => <SetPinForm />}</ForUser>
      <RoomEnd>
        <ButtonLink to={paths.settings('security')} look="quiet">
          {t('back')}
        </ButtonLink>
      </RoomEnd>
    </Room>
  );
}
