import { chatLimits } from '@stagedoor/contract/chat-limits';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSettled } from '../../../shared/search/use-settled.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { searchChat } from '../api.ts';
import styles from './thread-search.module.css';

type Props = { idChat: number; onClose: () => void; onJump: (seq: number) => unknown };

/** Finds messages of this chat by their words; a press leads to one. */
export const ThreadSearch = ({ idChat, onClose, onJump }: Props) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const words = useSettled(typed).trim();
  const { data } = useQuery({
    ...searchChat(idChat, words, language),
    enabled: words.length >= chatLimits.searchMin,
  });
  const found = words.length >= chatLimits.searchMin ? data?.items : undefined;
  return (
    <search className={styles.search} aria-label={t('find.label')}>
      <div className={styles.field}>
        <input
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          maxLength={chatLimits.searchMax}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: opened by a press, to type into it
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
        <IconButton aria-label={t('find.close')} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className={styles.count}>
        {found && (found.length === 0 ? t('find.none') : t('find.found', { count: found.length }))}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ idMessage, seq, author, created, text }) => (
            <li key={idMessage}>
              <button type="button" onClick={() => seq !== null && void onJump(seq)}>
                <strong>{author.name}</strong> <time dateTime={created}>{dayAndTime(new Date(created), language)}</time>
                <span className={styles.words}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
