import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { RowGroup, Rows } from '../../ui/row.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const kinds = ['activity', 'reminders', 'news'] as const;

export const MailSwitches = ({ user: { emailPreferences } }: { user: SelfUser }) => {
  const { t } = useTranslation('settings');
  return (
    <RowGroup title={t('mail.title')} lead={t('mail.lead')}>
      <Rows>
        {kinds.map((kind) => (
          <SettingSwitch
            key={kind}
            name={t(`mail.${kind}`)}
            more={t(`mail.${kind}More`)}
            on={emailPreferences[kind]}
            change={(on) => ({ emailPreferences: { [kind]: on } })}
          />
        ))}
      </Rows>
    </RowGroup>
  );
};
