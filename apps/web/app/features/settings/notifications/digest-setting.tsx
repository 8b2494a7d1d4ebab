import { limits } from '@stagedoor/contract/limits';
import type { NotificationPreferences } from '@stagedoor/contract/schemas/notification-preferences';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { RowGroup, Rows } from '../../../ui/row.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
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
          onChange={(on) => mutate({ digest: on, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
        />
      </Rows>
    </RowGroup>
  );
};
