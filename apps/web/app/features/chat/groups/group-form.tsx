import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { FieldSet, Form, Ways } from '../../../ui/fields/form.tsx';
import { Pick, Picks } from '../../../ui/fields/pick.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import text from '../../../ui/theme/text.module.css';
import { plansQuery, saveGroup, useRefreshGroups } from './api.ts';
import { slowWords } from './slow-words.ts';

const { nameMax, aboutMax } = chatLimits.group;

type SlowMode = (typeof chatLimits.slowModes)[number];
type Values = { name: string; about: string; audience: 'paid' | 'plans'; plans: number[]; slow: SlowMode };

const valuesOf = (group: GroupChat | null): Values => ({
  name: group?.name ?? '',
  about: group?.about ?? '',
  audience: group && !group.subscriptionAccess.availableToAllPaid ? 'plans' : 'paid',
  plans: group?.subscriptionAccess.validSubscriptions.map(({ idSubscription }) => idSubscription) ?? [],
  slow: chatLimits.slowModes.find((seconds) => seconds === group?.slowSeconds) ?? 0,
});

/** Creates a group chat, or changes one. */
export const GroupForm = ({ group, onEnd }: { group: GroupChat | null; onEnd: () => void }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const refresh = useRefreshGroups();
  const form = useForm<Values, { name?: string; plans?: string }>({
    start: () => valuesOf(group),
    check: ({ name, audience, plans }) => ({
      ...(name.trim() === '' && { name: t('groups.nameMissing') }),
      ...(audience === 'plans' && plans.length === 0 && { plans: t('groups.plansMissing') }),
    }),
  });
  const { values, problems, change } = form;
  const save = async () => {
    const isForAll = values.audience === 'paid';
    await saveGroup({
      ...(group && { idChat: group.idChat }),
      name: values.name,
      about: values.about,
      slowSeconds: values.slow,
      subscriptionAccess: { availableToAllPaid: isForAll, validSubscriptions: isForAll ? [] : values.plans },
    });
    toast.success(t('groups.saved'));
    await refresh();
    onEnd();
  };
  return (
    <Form ref={useFirstProblem(form.failures)} onSubmit={() => form.submit(save)} narrow>
      <h2>{group ? t('groups.editing', { name: group.name }) : t('groups.adding')}</h2>
      <Field
        label={t('groups.name')}
        maxLength={nameMax}
        value={values.name}
        problem={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t('groups.about')}
        maxLength={aboutMax}
        rows={3}
        value={values.about}
        onChange={({ target }) => change({ about: target.value })}
      />
      <FieldSet legend={t('groups.audience')}>
        <Picks label={t('groups.audience')}>
          {(['paid', 'plans'] as const).map((audience) => (
            <Pick
              key={audience}
              name="audience"
              title={t(`groups.${audience}`)}
              checked={values.audience === audience}
              onPick={() => change({ audience })}
            />
          ))}
        </Picks>
        <Plans
          chosen={values.audience === 'plans' ? values.plans : undefined}
          problem={problems.plans}
          onChange={(plans) => change({ plans })}
        />
      </FieldSet>
      <SelectField
        label={t('groups.slow')}
        hint={t('groups.slowHint')}
        empty={t('groups.slowOff')}
        value={values.slow === 0 ? '' : String(values.slow)}
        options={chatLimits.slowModes
          .filter((seconds) => seconds > 0)
          .map((seconds) => ({ value: String(seconds), label: slowWords(seconds, language) }))}
        onChange={({ target }) =>
          change({ slow: chatLimits.slowModes.find((seconds) => seconds === Number(target.value)) ?? 0 })
        }
      />
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(group ? 'groups.save' : 'groups.create')}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('groups.cancel')}
        </Button>
      </Ways>
    </Form>
  );
};

type PlansProps = {
  /** Undefined while every paid plan opens the group. */
  chosen: readonly number[] | undefined;
  problem: string | undefined;
  onChange: (plans: number[]) => void;
};

/** The plans that open group chats. */
const Plans = ({ chosen, problem, onChange }: PlansProps) => {
  const { t } = useTranslation('chat');
  const { data } = useQuery(plansQuery(useLanguage()));
  const opening = data?.filter(({ opens }) => opens.includes('groupChats')) ?? [];
  if (data && opening.length === 0)
    return (
      <Note>
        {t('groups.noPlans')}{' '}
        <Link to={paths.studioPlans()} className={text.link}>
          {t('groups.toOwnPlans')}
        </Link>
      </Note>
    );
  if (!chosen) return null;
  return (
    <FieldSet legend={t('groups.which')}>
      {opening.map(({ idSubscription: id, name }, at) => (
        <Check
          key={id}
          checked={chosen.includes(id)}
          problem={at === 0 ? problem : undefined}
          onChange={({ target }) =>
            onChange([...chosen.filter((each) => each !== id), ...(target.checked ? [id] : [])])
          }
        >
          {name}
        </Check>
      ))}
    </FieldSet>
  );
};
