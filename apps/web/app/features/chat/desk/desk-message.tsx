import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import text from '../../../ui/theme/text.module.css';
import { answerMessage, repliesQuery } from '../api.ts';
import { DeclineButton } from '../compose/decline-button.tsx';
import { type Inserted, WriteBox, type Written } from '../compose/write-box.tsx';
import { Attachments } from '../thread/attachments.tsx';
import styles from './desk.module.css';
import type { DeskItem } from './desk-item.ts';

type Props = {
  item: DeskItem;
  onDone: () => unknown;
  onNext: () => void;
  /** Reads the message again: its links live minutes. */
  onExpired: () => Promise<DeskItem['message'] | undefined>;
};

/** One paid message, and the field to answer it. */
export const DeskMessage = ({ item: { message, thread }, onDone, onNext, onExpired }: Props) => {
  const { t } = useTranslation('chat');
  const dollars = useDollars();
  const language = useLanguage();
  const { idMessage, author, paid } = message;
  const { send, busy, problem } = useAnswer(idMessage, onDone);
  const [inserted, setInserted] = useState<Inserted>();
  const moment = paid?.returnsAt ? dayAndTime(new Date(paid.returnsAt), language) : '';
  return (
    <section className={styles.message} aria-label={author.name}>
      <h2>{author.name}</h2>
      <Attachments
        attachments={message.attachments}
        name={author.name}
        refresh={async () => (await onExpired())?.attachments ?? []}
      />
      {message.text !== '' && <p className={styles.text}>{message.text}</p>}
      {paid && (
        <p className={`${text.small} ${text.quiet}`}>
          {paid.fromPack ? t('held.talentPack', { moment }) : t('held.talent', { sum: dollars(paid.price), moment })}{' '}
          <Link to={paths.chat(thread.idChat)} className={text.link}>
            {t('desk.toChat')}
          </Link>
        </p>
      )}
      <Insert onInsert={(text) => setInserted({ text })} />
      <WriteBox
        inserted={inserted}
        draftKey={String(thread.idChat)}
        name={author.name}
        files
        focused
        submit={t('write.answer')}
        busy={busy}
        problem={problem}
        send={send}
        foot={
          <>
            <DeclineButton id={idMessage} name={author.name} onDone={onDone} />
            <Button size="small" aria-keyshortcuts="Alt+N" onClick={onNext}>
              {t('desk.nextKey')}
            </Button>
          </>
        }
      />
    </section>
  );
};

/** A saved reply becomes a draft that can still be changed. */
const Insert = ({ onInsert }: { onInsert: (text: string) => void }) => {
  const { t } = useTranslation('chat');
  const { data: replies = [] } = useQuery(repliesQuery);
  if (replies.length === 0) return null;
  return (
    <SelectField
      label={t('desk.insert')}
      empty={t('desk.choose')}
      value=""
      options={replies.map(({ idReply, name }) => ({ value: String(idReply), label: name }))}
      onChange={({ target }) => {
        const reply = replies.find(({ idReply }) => String(idReply) === target.value);
        if (reply) onInsert(reply.text);
      }}
    />
  );
};

const useAnswer = (id: number, onDone: () => unknown) => {
  const language = useLanguage();
  const problemText = useProblemText();
  const answerOnce = useIdempotent(answerMessage);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemText>();
  const send = async (written: Written): Promise<boolean> => {
    setBusy(true);
    try {
      await answerOnce({ id, ...written, language });
      await onDone();
      return true;
    } catch (error) {
      setProblem(await problemText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problem };
};
