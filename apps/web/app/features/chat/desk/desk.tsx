import { threadUpdated } from '@stagedoor/contract/live/orders';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLive } from '../../../shared/live/events.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForWhom } from '../../../shared/people/for-whom.tsx';
import { useRepresented } from '../../../shared/people/mandates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { deskQuery, useRefreshDesk } from '../api.ts';
import styles from './desk.module.css';
import type { DeskItem } from './desk-item.ts';
import { DeskMessage } from './desk-message.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { WaitingList } from './waiting-list.tsx';

type Props = { user: SelfUser /** For whom an agent acts. */; idTalent: number | undefined };

/** The paid messages that wait for the talent's answer, or for that of one for whom they act. */
export const Desk = ({ user, idTalent }: Props) => {
  const { t } = useTranslation('chat');
  const represented = useRepresented(user);
  const talent = represented.find(({ idUser }) => idUser === idTalent);
  return (
    <>
      <ForWhom
        label={t('desk.whose')}
        own={t('desk.own')}
        represented={represented}
        talent={talent}
        pathOf={paths.studioMessages}
      />
      {talent && <Note>{t('desk.asAgent', { name: talent.name })}</Note>}
      <Waiting key={talent?.idUser} idTalent={talent?.idUser ?? user.idUser} />
      <SavedReplies />
    </>
  );
};

/** The most urgent first; one is open, and Alt + N opens the next. */
const Waiting = ({ idTalent }: { idTalent: number }) => {
  const { t } = useTranslation('chat');
  const { data, isError, refetch } = useQuery(deskQuery(idTalent, useLanguage()));
  const refresh = useRefreshDesk();
  useLive(threadUpdated, () => void refresh());
  const { current, choose, next, done } = useTurn(data?.items ?? []);
  useKey(next);
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const answered = async () => {
    toast.success(t('desk.answered'));
    done();
    await refresh();
  };
  return (
    <>
      <p role="status">{data.waiting > 0 && t('desk.waiting', { count: data.waiting })}</p>
      {current ? (
        <div className={styles.desk}>
          <WaitingList items={data.items} current={current} onChoose={choose} />
          <DeskMessage
            key={current.message.idMessage}
            item={current}
            onDone={answered}
            onNext={next}
            onExpired={async () => {
              const { data: fresh } = await refetch();
              return fresh?.items.find(({ message }) => message.idMessage === current.message.idMessage)?.message;
            }}
          />
        </div>
      ) : (
        <EmptyState title={<h2>{t('desk.empty')}</h2>}>
          <p>{t('desk.emptyText')}</p>
        </EmptyState>
      )}
    </>
  );
};

/** Which message is open. One that was answered is left at once, before the list is loaded again. */
const useTurn = (items: readonly DeskItem[]) => {
  const [open, setOpen] = useState<number>();
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const left = items.filter(({ message }) => !answered.includes(message.idMessage));
  const place = left.findIndex(({ message }) => message.idMessage === open);
  const current = left[Math.max(0, place)];
  const next = () => setOpen(left[(Math.max(0, place) + 1) % Math.max(1, left.length)]?.message.idMessage);
  const done = () => {
    if (!current) return;
    next();
    setAnswered([...answered, current.message.idMessage]);
  };
  return { current, choose: setOpen, next, done };
};

/** By the key's place, because Alt types other letters on some keyboards. */
const useKey = (act: () => void) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyN') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
