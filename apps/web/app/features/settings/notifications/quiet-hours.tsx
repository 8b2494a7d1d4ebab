import type { NotificationPreferences } from '@stagedoor/contract/schemas/notification-preferences';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { useSavePreferences } from './api.ts';
import styles from './quiet-hours.module.css';

const night = { from: '22:00', to: '08:00' };

/** Stored in the time zone in which they were chosen. */
export const QuietHours = ({ preferences }: { preferences: NotificationPreferences }) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending, variables } = useSavePreferences();
  const shown = isPending && variables.quietHours !== undefined ? variables.quietHours : preferences.quietHours;
  const turn = (on: boolean) => mutate({ quietHours: on ? night : null, ...(on && { timeZone: ownTimeZone() }) });
  return (
    <RowGroup title={t('quiet.title')}>
      <Rows>
        <SwitchRow name={t('quiet.name')} more={t('quiet.more')} on={shown !== null} onChange={turn} />
      </Rows>
      {preferences.quietHours && (
        <Hours
          key={`${preferences.quietHours.from} ${preferences.quietHours.to}`}
          hours={preferences.quietHours}
          timeZone={preferences.timeZone}
        />
      )}
    </RowGroup>
  );
};

type HoursProps = { hours: NonNullable<NotificationPreferences['quietHours']>; timeZone: string };

const Hours = ({ hours, timeZone }: HoursProps) => {
  const { t } = useTranslation('settings');
  const { mutate, isPending } = useSavePreferences();
  const [{ from, to }, setHours] = useState(hours);
  const [problem, setProblem] = useState<string>();
  const save = () => {
    if (!from || !to) return setProblem(t('quiet.incomplete'));
    if (from === to) return setProblem(t('quiet.same'));
    setProblem(undefined);
    mutate({ quietHours: { from, to }, timeZone: ownTimeZone() });
  };
  return (
    <Form onSubmit={save}>
      <div className={styles.hours}>
        <Field
          type="time"
          label={t('quiet.from')}
          value={from}
          onChange={(event) => setHours({ from: event.target.value, to })}
        />
        <Field
          type="time"
          label={t('quiet.to')}
          value={to}
          problem={problem}
          onChange={(event) => setHours({ from, to: event.target.value })}
        />
      </div>
      <p className={styles.zone}>{t('quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
      <Ways>
        <Button type="submit" busy={isPending}>
          {t('save')}
        </Button>
      </Ways>
    </Form>
  );
};
