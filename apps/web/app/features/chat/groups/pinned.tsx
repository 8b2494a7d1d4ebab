import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import styles from './pinned.module.css';

type Props = { message: ChatMessage; onJump: (seq: number) => void; onUnpin: (() => void) | undefined };

/** The message that a group shows first; a press leads to it. */
export const Pinned = ({ message: { seq, text, author, attachments }, onJump, onUnpin }: Props) => {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.pinned}>
      <button type="button" className={styles.message} onClick={() => seq !== null && onJump(seq)}>
        <IconPin aria-hidden="true" />
        <span>
          <strong>{t('groups.pinned', { name: author.name })}</strong>
          <span className={styles.words}>{text || t(`last.${attachments[0]?.type ?? 'none'}`)}</span>
        </span>
      </button>
      {onUnpin && (
        <IconButton aria-label={t('groups.unpin')} onClick={onUnpin}>
          <IconX aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};
