import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import { hideUser, unhideUser, useSave } from './api.ts';
import { SettingSwitch } from './setting-switch.tsx';

const channels = ['messages', 'calls', 'files'] as const;

export const VisibilitySetting = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const hidden = user.status === 'HIDDEN';
  const { mutate, isPending } = useSave(hidden ? unhideUser : hideUser);
  // Nobody finds a fan anyway.
  if (!user.hasProfile && !hidden) return null;
  return (
    <RowGroup title={t('hide.title')}>
      {hidden && <Note>{t('hide.isHidden')}</Note>}
      <Rows>
        <Row name={hidden ? t('hide.hidden') : t('hide.visible')} more={t('hide.more')}>
          <Button size="small" busy={isPending} onClick={() => mutate()}>
            {hidden ? t('hide.show') : t('hide.hide')}
          </Button>
        </Row>
      </Rows>
    </RowGroup>
  );
};

export const PrivacySwitches = ({ user: { settings, role } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  const sells = role === 'EXPERT' || role === 'AGENT';
  return (
    <RowGroup title={t('privacy.title')}>
      <Rows>
        <SettingSwitch
          name={t('privacy.showWallet')}
          more={t('privacy.showWalletMore')}
          on={settings.showWallet}
          change={(showWallet) => ({ settings: { showWallet } })}
        />
        {sells &&
          channels.map((channel) => (
            <SettingSwitch
              key={channel}
              name={t(`privacy.${channel}`)}
              more={t(`privacy.${channel}More`)}
              on={settings[channel]}
              change={(on) => ({ settings: { [channel]: on } })}
            />
          ))}
      </Rows>
    </RowGroup>
  );
};
