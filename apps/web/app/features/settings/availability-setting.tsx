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
import { setAvailability, useSave } from './api.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** As the browser's field for a date writes it. */
const localDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Whether a talent is available, or until which day they are away. */
export const AvailabilitySetting = ({ user: { role, awayUntil } }: { user: SelfUser }) =>
  role === 'EXPERT' || role === 'AGENT' ? <Availability key={awayUntil} awayUntil={awayUntil} /> : null;

const Availability = ({ awayUntil }: Pick<SelfUser, 'awayUntil'>) => {
  const { t } = useTranslation('settings');
  const now = Date.now() + useServerOffset();
  const [chosen, setChosen] = useState<'available' | 'away'>(awayUntil ? 'away' : 'available');
  const [backOn, setBackOn] = useState(awayUntil ? localDay(new Date(awayUntil)) : '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSave((day: string | null) => setAvailability(day).then(() => ({})));
  const [first, last] = [new Date(now + day), new Date(now + limits.availability.awayDaysMax * day)].map(localDay);
  const save = () => {
    if (chosen === 'available') return mutate(null);
    if (!backOn || backOn < String(first) || backOn > String(last)) return setProblem(t('availability.wrongDay'));
    mutate(backOn);
  };
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
          <Field
            label={t('availability.backOn')}
            type="date"
            min={first}
            max={last}
            value={backOn}
            problem={problem}
            hint={t('quiet.zone', { zone: ownTimeZone().replaceAll('_', ' ') })}
            onChange={({ target }) => {
              setProblem(undefined);
              setBackOn(target.value);
            }}
          />
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
