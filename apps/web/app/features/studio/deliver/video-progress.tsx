import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './deliver.module.css';
import type { useVideoUpload } from './upload/use-video-upload.ts';

type Upload = ReturnType<typeof useVideoUpload>;

/** The upload's progress, with its actions. */
export const VideoProgress = ({ upload }: { upload: Upload }) => {
  const { t } = useTranslation('deliver');
  const { state, resumed } = upload;
  return (
    <div className={styles.state}>
      {state.kind === 'sending' && (
        <>
          <p className={text.small}>{resumed ? t('video.resumed') : t('video.sending', { percent: state.percent })}</p>
          <Progress label={t('video.progress')} percent={state.percent} />
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <Note kind="stop">{t('video.waiting', { percent: state.percent })}</Note>
          <Button size="small" onClick={upload.goOn}>
            {t('video.goOn')}
          </Button>
        </>
      )}
      {state.kind === 'checking' && <p role="status">{t('video.checking')}</p>}
      {state.kind === 'ready' && <Note kind="safe">{t('video.ready')}</Note>}
      <Button look="quiet" size="small" onClick={() => void upload.giveUp()}>
        {t('video.another')}
      </Button>
    </div>
  );
};
