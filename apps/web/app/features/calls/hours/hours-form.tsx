import type { CallSettings } from '@stagedoor/contract/schemas/call';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { useSaveCallSettings } from './api.ts';
import { hoursIn, nextSpan, problemIn, type Span, spansOf, type Weekday, weekdays } from './draft.ts';
import styles from './hours.module.css';

/** The hours of each weekday, saved together, in the time zone of this device. */
export const HoursForm = ({ settings }: { settings: CallSettings }) => {
  const { t } = useTranslation('callhours');
  const { mutate, isPending } = useSaveCallSettings();
  const [spans, setSpans] = useState(() => spansOf(settings.hours));
  const [isChecked, setChecked] = useState(false);
  const change = (key: number, part: Partial<Span>) =>
    setSpans((all) => all.map((span) => (span.key === key ? { ...span, ...part } : span)));
  const save = () => {
    setChecked(true);
    if (spans.some((span) => problemIn(span) !== undefined)) return;
    mutate({ answers: 'hours', timeZone: ownTimeZone(), hours: hoursIn(spans) });
  };
  return (
    <RowGroup title={t('hours.title')} lead={t('hours.lead')}>
      <Form onSubmit={save}>
        <div className={styles.days}>
          {weekdays.map((name, at) => (
            <Day
              key={name}
              name={name}
              spans={spans.filter(({ weekday }) => weekday === at + 1)}
              isChecked={isChecked}
              onAdd={() => setSpans((all) => [...all, nextSpan(all, at + 1)])}
              onChange={change}
              onRemove={(key) => setSpans((all) => all.filter((span) => span.key !== key))}
            />
          ))}
        </div>
        {spans.length === 0 && <Note>{t('hours.none')}</Note>}
        <p className={styles.zone}>{t('hours.zone', { zone: ownTimeZone().replaceAll('_', ' ') })}</p>
        <Ways>
          <Button type="submit" look="primary" busy={isPending}>
            {t('save')}
          </Button>
        </Ways>
      </Form>
    </RowGroup>
  );
};

type DayProps = {
  name: Weekday;
  spans: readonly Span[];
  isChecked: boolean;
  onAdd: () => void;
  onChange: (key: number, part: Partial<Span>) => void;
  onRemove: (key: number) => void;
};

const Day = ({ name, spans, isChecked, onAdd, onChange, onRemove }: DayProps) => {
  const { t } = useTranslation('callhours');
  const day = t(`days.${name}`);
  const problemOf = (span: Span) => {
    const problem = isChecked ? problemIn(span) : undefined;
    return problem && t(`hours.${problem}`);
  };
  return (
    <fieldset className={styles.day}>
      <legend className={text.hidden}>{day}</legend>
      <div className={styles.name}>
        <span>
          {day} {spans.length === 0 && <span className={styles.none}>{t('hours.closed')}</span>}
        </span>
        <Button look="quiet" aria-label={t('hours.addTo', { day })} onClick={onAdd}>
          <IconPlus aria-hidden="true" />
          {t('hours.add')}
        </Button>
      </div>
      {spans.map((span) => (
        <div key={span.key} className={styles.span}>
          <Field
            type="time"
            label={t('hours.from')}
            value={span.from}
            onChange={(event) => onChange(span.key, { from: event.target.value })}
          />
          <Field
            type="time"
            label={t('hours.to')}
            value={span.to}
            problem={problemOf(span)}
            onChange={(event) => onChange(span.key, { to: event.target.value })}
          />
          <IconButton aria-label={t('hours.remove', { day })} onClick={() => onRemove(span.key)}>
            <IconTrash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </fieldset>
  );
};
