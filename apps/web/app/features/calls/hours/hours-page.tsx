import type { CallSettings } from '@stagedoor/contract/schemas/call';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { callSettingsQuery, useSaveCallSettings } from './api.ts';
import styles from './hours.module.css';
import { HoursForm } from './hours-form.tsx';

const ways = ['now', 'hours', 'never'] as const;

/** When fans can call a talent. The way is saved at once. */
export const CallHoursPage = () => {
  const { t } = useTranslation('callhours');
  const { data, isError, refetch } = useQuery(callSettingsQuery);
  if (isError)
    return (
      <>
        <Note kind="stop">{t('failed')}</Note>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </>
    );
  return data ? <Settings settings={data} /> : <p role="status">{t('loading')}</p>;
};

const Settings = ({ settings }: { settings: CallSettings }) => {
  const { t } = useTranslation('callhours');
  const { mutate, isPending, variables } = useSaveCallSettings();
  const answers = isPending ? variables.answers : settings.answers;
  return (
    <>
      <RowGroup title={t('answers.title')}>
        <Picks label={t('answers.title')}>
          {ways.map((way) => (
            <Pick
              key={way}
              name="answers"
              title={t(`answers.${way}`)}
              more={t(`answers.${way}More`)}
              checked={answers === way}
              onPick={() => mutate({ ...settings, answers: way })}
            />
          ))}
        </Picks>
      </RowGroup>
      {answers === 'hours' && <HoursForm settings={settings} />}
      <p className={styles.off}>
        <ButtonLink size="small" to={paths.callTimes()}>
          {t('scheduled')}
        </ButtonLink>
      </p>
      <p className={styles.off}>
        {t('off')}{' '}
        <Link to={paths.settings('privacy')} className={text.link}>
          {t('toPrivacy')}
        </Link>
      </p>
    </>
  );
};
