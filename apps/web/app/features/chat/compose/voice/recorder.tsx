import { chatLimits } from '@stagedoor/contract/chat-limits';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Problem } from '../../../../ui/fields/field-frame.tsx';
import { minutesAndSeconds } from '../../thread/minutes-and-seconds.ts';
import type { VoiceNote } from './encode-voice.ts';
import styles from './recorder.module.css';
import { useRecording } from './use-recording.ts';

const most = minutesAndSeconds(chatLimits.voice.secondsMax * 1_000);

/** Records a voice note. It begins at once: whoever opens it has pressed the microphone. */
export default function Recorder({
  onRecorded,
  onClose,
}: {
  onRecorded: (note: VoiceNote) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const { state, stop } = useRecording(onRecorded);
  const bar = useRef<HTMLFieldSetElement>(null);
  const { kind } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has another button
  useEffect(() => bar.current?.querySelector('button')?.focus(), [kind]);
  return (
    <fieldset className={styles.recorder} ref={bar}>
      <legend>{t('voice.record')}</legend>
      {kind === 'asking' && <p role="status">{t('voice.asking')}</p>}
      {kind === 'encoding' && <p role="status">{t('voice.preparing')}</p>}
      {kind === 'failed' && <Problem>{t(`voice.${state.why}`)}</Problem>}
      {kind === 'recording' && (
        <p className={styles.time} role="timer">
          {t('voice.running', { time: minutesAndSeconds(state.seconds * 1_000), most })}
        </p>
      )}
      {kind === 'recording' && (
        <Button look="primary" onClick={stop}>
          <IconPlayerStopFilled aria-hidden="true" />
          {t('voice.stop')}
        </Button>
      )}
      {kind !== 'encoding' && (
        <Button look="quiet" onClick={onClose}>
          {t(kind === 'failed' ? 'voice.close' : 'voice.discard')}
        </Button>
      )}
    </fieldset>
  );
}
