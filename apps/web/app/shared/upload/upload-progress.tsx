import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './upload.module.css';
import type { useFileUpload } from './use-file-upload.ts';

export type Upload = ReturnType<typeof useFileUpload>;

/** The upload's progress, with its actions. */
export const UploadProgress = ({ upload }: { upload: Upload }) => {
  const { t } = useTranslation('upload');
  const { state, resumed } = upload;
  return (
    <div className={styles.state}>
      {state.kind === 'sending' && (
        <>
          <p className={text.small}>{resumed ? t('resumed') : t('sending', { percent: state.percent })}</p>
          <Progress label={t('progress')} percent={state.percent} />
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <Note kind="stop">{t('waiting', { percent: state.percent })}</Note>
          <Button size="small" onClick={upload.goOn}>
            {t('goOn')}
          </Button>
        </>
      )}
      {state.kind === 'checking' && <p role="status">{t('checking')}</p>}
      {state.kind === 'ready' && <Note kind="safe">{t('ready')}</Note>}
      <Button look="quiet" size="small" onClick={() => void upload.giveUp()}>
        {t('another')}
      </Button>
    </div>
  );
};
