import { useOnline } from '../../../shared/browser/use-online.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Unsent } from '../compose/use-unsent.ts';
import styles from './message.module.css';

type Props = { message: Unsent; onDrop: (clientId: string) => void; onAgain: () => void };

/** A message that the server does not have yet. */
export const UnsentMessage = ({ message: { clientId, text, attachments, isRefused }, onDrop, onAgain }: Props) => {
  const { t } = useTranslation('chat');
  const isOnline = useOnline();
  return (
    <div className={styles.line} data-own="true">
      <article className={styles.bubble} data-own="true">
        <p className={styles.text}>{text || t(`last.${attachments[0]?.type ?? 'none'}`)}</p>
        <p className={styles.meta}>
          {isRefused ? t('status.failed') : t(isOnline ? 'status.sending' : 'status.waiting')}
        </p>
      </article>
      {isRefused && (
        <div className={styles.ways}>
          <Button size="small" onClick={onAgain}>
            {t('write.again')}
          </Button>
          <Button size="small" look="quiet" onClick={() => onDrop(clientId)}>
            {t('write.drop')}
          </Button>
        </div>
      )}
    </div>
  );
};
