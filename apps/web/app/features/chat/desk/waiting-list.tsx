import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { useTimeWords } from '../use-time-words.ts';
import styles from './desk.module.css';
import type { DeskItem } from './desk-item.ts';

type Props = { items: readonly DeskItem[]; current: DeskItem; onChoose: (idMessage: number) => void };

export const WaitingList = ({ items, current, onChoose }: Props) => {
  const { t } = useTranslation('chat');
  const now = Date.now() + useServerOffset();
  const timeWords = useTimeWords();
  return (
    <ul className={styles.waiting} aria-label={t('desk.list')}>
      {items.map(({ message: { idMessage, author, text, attachments, paid } }) => (
        <li key={idMessage}>
          <button
            type="button"
            aria-current={idMessage === current.message.idMessage ? 'true' : undefined}
            onClick={() => onChoose(idMessage)}
          >
            <span className={styles.name}>{author.name}</span>
            {paid?.returnsAt && <Badge kind="lamp">{timeWords(new Date(paid.returnsAt).getTime() - now)}</Badge>}
            <span className={styles.words}>{text || t(`last.${attachments[0]?.type ?? 'none'}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
