import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { day } from '../../shared/time/durations.ts';
import { ownTimeZone } from '../../shared/time/own-time-zone.ts';
import { useServerOffset } from '../../shared/time/server-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { RowGroup } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { setAvailability, useSave } from './api.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** As the browser's field for a date writes it. */
const localDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Whether a talent is available, or from which day to which they are away. */
export const AvailabilitySetting = ({ user: { role, awayFrom, awayUntil } }: { user: SelfUser }) =>
  role === 'EXPERT' || role === 'AGENT' ? (
    <Availability key={`${awayFrom} ${awayUntil}`} awayFrom={awayFrom} awayUntil={awayUntil} />
  ) : null;

const Availability = (absence: Pick<SelfUser, 'awayFrom' | 'awayUntil'>) => {
  const { t } = useTranslation('settings');
  const now = Date.now() + useServerOffset();
  const dayOf = (moment: string | null) => (moment ? localDay(new Date(moment)) : '');
  const [chosen, setChosen] = useState<'available' | 'away'>(absence.awayUntil ? 'away' : 'available');
  const [awayFrom, setAwayFrom] = useState(dayOf(absence.awayFrom) || localDay(new Date(now)));
  const [backOn, setBackOn] = useState(dayOf(absence.awayUntil));
  const [problem, setProblem] = useState<'wrongDay' | 'wrongFrom'>();
  const { mutate, isPending } = useSave((input: Parameters<typeof setAvailability>[0]) =>
    setAvailability(input).then(() => ({})),
  );
  const [today = '', first = '', last = ''] = [0, 1, limits.availability.awayDaysMax].map((days) =>
    localDay(new Date(now + days * day)),
  );
  const save = () => {
    if (chosen === 'available') return mutate({ awayFrom: null, backOn: null });
    if (!backOn || backOn < first || backOn > last) return setProblem('wrongDay');
    if (!awayFrom || awayFrom >= backOn) return setProblem('wrongFrom');
    mutate({ awayFrom: awayFrom <= today ? null : awayFrom, backOn });
  };
  const fieldOf = (value: string, setValue: (day: string) => void, wrong: typeof problem) => ({
    type: 'date',
    max: last,
    value,
    problem: problem === wrong && wrong ? t(`availability.${wrong}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setProblem(undefined);
      setValue(target.value);
    },
  });
  return (
    <RowGroup title={t('availability.title')} lead={t('availability.lead')}>
      <Form onSubmit={save}>
        <Choice
          legend={t('availability.legend')}
          value={chosen}
          options={[
            { value: 'available', label: t('availability.available') },
            { value: 'away', label: t('availability.away') },
          ]}
          onChange={setChosen}
        />
        {chosen === 'away' && (
          <>
            <Field label={t('availability.awayFrom')} min={today} {...fieldOf(awayFrom, setAwayFrom, 'wrongFrom')} />
            <Field
              label={t('availability.backOn')}
              min={first}
              hint={t('quiet.zone', { zone: ownTimeZone().replaceAll('_', ' ') })}
              {...fieldOf(backOn, setBackOn, 'wrongDay')}
            />
            <p className={`${text.small} ${text.quiet}`}>{t('availability.dates')}</p>
          </>
        )}
        <Ways>
          <Button type="submit" busy={isPending}>
            {t('save')}
          </Button>
        </Ways>
      </Form>
    </RowGroup>
  );
};
