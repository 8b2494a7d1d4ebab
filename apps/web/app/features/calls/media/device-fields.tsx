import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './media.module.css';
import { canChooseSpeaker, playTone } from './sound-out.ts';
import type { OwnMedia } from './use-own-media.ts';

/** Which microphone, camera and speaker; only where there is a choice. */
export const DeviceFields = ({ media, hasCamera }: { media: OwnMedia; hasCamera: boolean }) => {
  const { t } = useTranslation('calls');
  const { devices, chosen, choose } = media;
  const speakers = canChooseSpeaker() ? devices.audiooutput : [];
  return (
    <div className={styles.fields}>
      {devices.audioinput.length > 1 && (
        <SelectField
          label={t('devices.microphone')}
          empty={t('devices.preferred')}
          options={devices.audioinput}
          value={chosen.microphone}
          onChange={({ target }) => choose({ microphone: target.value })}
        />
      )}
      {hasCamera && devices.videoinput.length > 1 && (
        <SelectField
          label={t('devices.camera')}
          empty={t('devices.preferred')}
          options={devices.videoinput}
          value={chosen.camera}
          onChange={({ target }) => choose({ camera: target.value })}
        />
      )}
      {speakers.length > 0 && (
        <div className={styles.speaker}>
          <SelectField
            label={t('devices.speaker')}
            empty={t('devices.preferred')}
            options={speakers}
            value={chosen.speaker}
            onChange={({ target }) => choose({ speaker: target.value })}
          />
          <Button size="small" onClick={() => void playTone(chosen.speaker)}>
            {t('devices.test')}
          </Button>
        </div>
      )}
    </div>
  );
};
