import type { Post } from '@stagedoor/contract/schemas/feed';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useShell } from '../../../shared/pages/shell-data.ts';
import { useNeedLogin } from '../../../shared/session/need-login.ts';
import { fullDate } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { vote } from '../api.ts';
import { useChangePost } from '../use-change-post.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';
import styles from './poll.module.css';

type PollData = NonNullable<Post['poll']>;

/** Answers to choose from; the results once the reader has voted, or when the poll has ended. */
export const Poll = ({ post, poll }: { post: Post; poll: PollData }) => {
  const { t } = useTranslation('feed');
  const { now, language } = useShell();
  const [isChanging, setChanging] = useState(false);
  const ends = new Date(poll.ends);
  const hasEnded = ends.getTime() <= now;
  const showsResults = hasEnded || (poll.chosen !== null && !isChanging);
  return (
    <div className={styles.poll}>
      {showsResults ? (
        <Results poll={poll} />
      ) : (
        <Ballot post={post} poll={poll} onDone={() => setChanging(false)} isChanging={isChanging} />
      )}
      <p className={`${text.small} ${text.quiet} ${styles.end}`}>
        <span>
          {t('poll.votes', { count: poll.votes })},{' '}
          {hasEnded ? t('poll.ended') : t('poll.until', { date: fullDate(ends, new Date(now), language) })}
        </span>
        {showsResults && !hasEnded && (
          <button type="button" className={text.link} onClick={() => setChanging(true)}>
            {t('poll.change')}
          </button>
        )}
      </p>
    </div>
  );
};

const Results = ({ poll: { answers, votes, chosen } }: { poll: PollData }) => {
  const { t } = useTranslation('feed');
  return (
    <ul className={styles.results}>
      {answers.map(({ idAnswer, text: words, votes: given }) => {
        const percent = votes > 0 ? Math.round((given / votes) * 100) : 0;
        return (
          <li key={idAnswer} data-chosen={idAnswer === chosen}>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" />
            </svg>
            <span className={styles.words}>
              {words}
              {idAnswer === chosen && <small>{t('poll.yours')}</small>}
            </span>
            <b>{t('poll.percent', { percent })}</b>
          </li>
        );
      })}
    </ul>
  );
};

type BallotProps = { post: Post; poll: PollData; isChanging: boolean; onDone: () => void };

const Ballot = ({ post, poll, isChanging, onDone }: BallotProps) => {
  const { t } = useTranslation('feed');
  const needLogin = useNeedLogin();
  const change = useChangePost(post.idPost);
  const problemId = useId();
  const [chosen, setChosen] = useState(poll.chosen?.toString());
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (idAnswer: number) => vote(post, idAnswer),
    onSuccess: (counted) => {
      change((known) => ({ ...known, poll: counted }));
      toast.success(t('poll.voted'));
      onDone();
    },
    onError: useShowFeedProblem(),
  });
  const send = async () => {
    setTried(true);
    if (chosen !== undefined && !isPending && (await needLogin())) mutate(Number(chosen));
  };
  const options = poll.answers.map(({ idAnswer, text: label }) => ({ value: String(idAnswer), label }));
  return (
    <Form onSubmit={send}>
      <Choice legend={t('poll.label')} value={chosen} options={options} onChange={setChosen} />
      {isTried && chosen === undefined && <Problem id={problemId}>{t('poll.choose')}</Problem>}
      <Ways>
        <Button type="submit" size="small" busy={isPending}>
          {t('poll.vote')}
        </Button>
        {isChanging && (
          <Button look="quiet" size="small" onClick={onDone}>
            {t('poll.keep')}
          </Button>
        )}
      </Ways>
    </Form>
  );
};
