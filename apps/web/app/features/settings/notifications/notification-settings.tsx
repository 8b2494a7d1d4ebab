import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { preferencesQuery } from './api.ts';
import { ChannelSettings } from './channel-settings.tsx';
import { DigestSetting } from './digest-setting.tsx';
import { PushSetting } from './push-setting.tsx';
import { QuietHours } from './quiet-hours.tsx';

export const NotificationSettings = () => {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { data: preferences, isError, refetch } = useQuery(preferencesQuery(useLanguage()));
  if (!preferences && isError)
    return (
      <Note kind="stop">
        <p>{t('channels.failed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('channels.again')}
        </Button>
      </Note>
    );
  if (!preferences)
    return (
      <p className={text.quiet} role="status">
        {shell('oneMoment')}
      </p>
    );
  return (
    <>
      <ChannelSettings preferences={preferences} />
      <PushSetting />
      <QuietHours preferences={preferences} />
      <DigestSetting preferences={preferences} />
    </>
  );
};
