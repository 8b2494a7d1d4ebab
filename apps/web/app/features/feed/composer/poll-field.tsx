import { feedLimits } from '@stagedoor/contract/feed-limits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { FieldSet, Ways } from '../../../ui/fields/form.tsx';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import type { ComposerForm } from './use-composer.ts';
import { type ComposedPoll, newAnswer } from './values.ts';

const { answersMin, answersMax, answerMax, daysMax } = feedLimits.poll;

type Props = { form: ComposerForm; poll: ComposedPoll };

/** Two to six answers and an end. Once it is published, people may have voted, and it stays as it is. */
export const PollField = ({ form, poll }: Props) => {
  const { t } = useTranslation('composer');
  if (!form.isPublished) return <PollFields form={form} poll={poll} />;
  return (
    <FieldSet legend={t('kinds.poll')}>
      <ul className={styles.answers}>
        {poll.answers.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <Note>{t('poll.fixed')}</Note>
    </FieldSet>
  );
};

const PollFields = ({ form, poll }: Props) => {
  const { t } = useTranslation('composer');
  const problemOf = useProblemOf(form.problems);
  const [added, setAdded] = useState<string>();
  const { answers } = poll;
  const change = (part: Partial<ComposedPoll>) => form.change({ poll: { ...poll, ...part } });
  const add = () => {
    const answer = newAnswer();
    setAdded(answer.key);
    change({ answers: [...answers, answer] });
  };
  const firstEmpty = answers.findIndex(({ text }) => text.trim() === '');
  return (
    <FieldSet legend={t('kinds.poll')}>
      <div className={styles.attached}>
        {answers.map(({ key, text }, at) => (
          <Field
            key={key}
            ref={key === added ? focusFirst : undefined}
            label={t('poll.answer', { place: at + 1 })}
            maxLength={answerMax}
            autoComplete="off"
            value={text}
            problem={at === Math.max(0, firstEmpty) ? problemOf('poll') : undefined}
            onChange={({ target }) =>
              change({ answers: answers.map((each) => (each.key === key ? { key, text: target.value } : each)) })
            }
            end={
              answers.length > answersMin && (
                <IconButton
                  aria-label={t('poll.remove', { place: at + 1 })}
                  onClick={() => change({ answers: answers.filter((each) => each.key !== key) })}
                >
                  <IconTrash aria-hidden="true" />
                </IconButton>
              )
            }
          />
        ))}
        <Field
          label={t('poll.ends')}
          type="datetime-local"
          value={poll.ends}
          problem={problemOf('ends')}
          hint={t('poll.endsHint', { days: daysMax })}
          onChange={({ target }) => change({ ends: target.value })}
        />
        <Ways>
          {answers.length < answersMax && (
            <Button size="small" onClick={add}>
              {t('poll.add')}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => form.change({ poll: null })}>
            {t('poll.drop')}
          </Button>
        </Ways>
      </div>
    </FieldSet>
  );
};
