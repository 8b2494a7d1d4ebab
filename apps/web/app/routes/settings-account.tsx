import { AddressesSetting } from '../features/settings/addresses/addresses-setting.tsx';
import { EmailSetting } from '../features/settings/email-setting.tsx';
import { useMe } from '../features/settings/me.ts';
import { PhoneSetting } from '../features/settings/phone-setting.tsx';
import { PhotoSetting } from '../features/settings/photo-setting.tsx';
import { ProfileForm } from '../features/settings/profile-form.tsx';
import { WorkEmailSetting } from '../features/settings/work-email-setting.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import { RowGroup } from '../ui/layout/row.tsx';
import type { Route } from './+types/settings-account.ts';

export const handle = { texts: ['photo', 'verify', 'addresses', 'buy'] };

export const loader = ({ request }: Route.LoaderArgs) => titleOf(request, 'settingsAccount');

export const meta = privateMeta;

export default function AccountSettings() {
  const { t } = useTranslation('settings');
  const user = useMe();
  return (
    <>
      <RowGroup title={t('profile.title')}>
        <ProfileForm user={user} photo={<PhotoSetting user={user} />} />
      </RowGroup>
      <EmailSetting user={user} />
      <PhoneSetting user={user} />
      <AddressesSetting />
      <WorkEmailSetting user={user} />
    </>
  );
}
