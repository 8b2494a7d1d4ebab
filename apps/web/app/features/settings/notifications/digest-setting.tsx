import { limits } from '@stagedoor/contract/limits';
import type { NotificationPreferences } from '@stagedoor/contract/schemas/notification-preferences';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { useSavePreferences } from './api.ts';

export const DigestSetting = ({ preferences: { digest } }: { preferences: NotificationPreferences }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSavePreferences();
  return (
    <RowGroup title={t('digest.title')}>
      <Rows>
        <SwitchRow
          name={t('digest.name')}
          more={t('digest.more', { hour: limits.notifications.digestHour })}
          on={isPending ? (variables.digest ?? digest) : digest}
          onChange={(on) => mutate({ digest: on, timeZone: ownTimeZone() })}
        />
      </Rows>
    </RowGroup>
  );
};
