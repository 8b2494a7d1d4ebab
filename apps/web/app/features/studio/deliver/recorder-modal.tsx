import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PlayedFile } from '../../../shared/upload/played-file.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './deliver.module.css';
import { Live } from './live-screen.tsx';
import { longestMinutes, useRecorder } from './use-recorder.ts';

const width = 640;
const two = (number: number) => String(number).padStart(2, '0');

/** Records with this device's camera: preview, record, play back, use it or repeat. */
export default function RecorderModal({ answer }: ModalProps<Blob>) {
  const { t } = useTranslation('deliver');
  const recorder = useRecorder();
  const { state } = recorder;
  return (
    <Dialog title={t('recorder.title')} closeLabel={t('recorder.close')} width={width}>
      <div className={styles.deliver}>
        {state.kind === 'opening' && <p role="status">{t('recorder.opening')}</p>}
        {state.kind === 'failed' && <Problem>{t(`recorder.${state.why}`)}</Problem>}
        {(state.kind === 'live' || state.kind === 'recording') && <Live stream={state.stream} />}
        {state.kind === 'recorded' && <PlayedFile file={state.video} label={t('recorder.result')} />}
        {state.kind === 'recording' && (
          <p className={styles.time} role="timer">
            {t('recorder.running', { time: `${Math.floor(state.seconds / 60)}:${two(state.seconds % 60)}` })}
          </p>
        )}
        {state.kind === 'live' && (
          <p className={`${text.small} ${text.quiet}`}>{t('recorder.most', { count: longestMinutes })}</p>
        )}
        <Ways>
          {state.kind === 'live' && (
            <Button look="primary" onClick={recorder.start}>
              {t('recorder.start')}
            </Button>
          )}
          {state.kind === 'recording' && (
            <Button look="stop" onClick={recorder.stop}>
              {t('recorder.stop')}
            </Button>
          )}
          {state.kind === 'recorded' && (
            <>
              <Button look="primary" onClick={() => answer(state.video)}>
                {t('recorder.use')}
              </Button>
              <Button onClick={recorder.again}>{t('recorder.again')}</Button>
            </>
          )}
        </Ways>
      </div>
    </Dialog>
  );
}
