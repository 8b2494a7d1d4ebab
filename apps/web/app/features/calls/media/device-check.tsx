import type { CallKind } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { DeviceFields } from './device-fields.tsx';
import { LevelMeter } from './level-meter.tsx';
import styles from './media.module.css';
import { MediaProblem } from './media-problem.tsx';
import { OwnPicture } from './own-picture.tsx';
import type { OwnMedia } from './use-own-media.ts';

type Props = { media: OwnMedia; kind: CallKind; isOn: boolean; onCheck: () => void };

/** Whether one can be heard and seen, before it costs anything. The browser is asked only when this is wanted. */
export const DeviceCheck = ({ media, kind, isOn, onCheck }: Props) => {
  const { t } = useTranslation('calls');
  const { microphone, camera } = media;
  const isVideo = kind === 'video';
  if (!isOn)
    return (
      <div className={styles.check}>
        <p>{t(isVideo ? 'devices.leadVideo' : 'devices.lead')}</p>
        <div>
          <Button onClick={onCheck}>{t('devices.check')}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.check}>
      {isVideo && camera.track && (
        <div className={styles.mirror}>
          <OwnPicture track={camera.track} />
        </div>
      )}
      <MediaProblem of="microphone" own={microphone} />
      {isVideo && <MediaProblem of="camera" own={camera} />}
      {microphone.track ? (
        <div>
          <p className={text.small}>{t('devices.speak')}</p>
          <LevelMeter track={microphone.track} />
        </div>
      ) : (
        !microphone.problem && <p role="status">{t('devices.allow')}</p>
      )}
      <DeviceFields media={media} hasCamera={isVideo} />
    </div>
  );
};
