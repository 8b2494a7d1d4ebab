import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs';
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs';
import IconPictureInPicture from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconVideoOff from '@tabler/icons-react/dist/esm/icons/IconVideoOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './talk.module.css';

type Switch = { isOn: boolean; turn: () => void };

type Props = {
  microphone: Switch;
  /** Null in a voice call. */
  camera: Switch | null;
  devices: Switch;
  /** Null where there is no picture, or the browser cannot. */
  onSmallWindow: (() => void) | null;
  onHangUp: () => void;
};

/** What can be done during a call. */
export const Controls = ({ microphone, camera, devices, onSmallWindow, onHangUp }: Props) => {
  const { t } = useTranslation('calls');
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('talk.controls')}>
      <Control
        label={t(microphone.isOn ? 'talk.mute' : 'talk.unmute')}
        isOff={!microphone.isOn}
        onPress={microphone.turn}
      >
        {microphone.isOn ? <IconMicrophone aria-hidden="true" /> : <IconMicrophoneOff aria-hidden="true" />}
      </Control>
      {camera && (
        <Control label={t(camera.isOn ? 'talk.cameraOff' : 'talk.cameraOn')} isOff={!camera.isOn} onPress={camera.turn}>
          {camera.isOn ? <IconVideo aria-hidden="true" /> : <IconVideoOff aria-hidden="true" />}
        </Control>
      )}
      <Control label={t('talk.devices')} expanded={devices.isOn} onPress={devices.turn}>
        <IconSettings aria-hidden="true" />
      </Control>
      {onSmallWindow && (
        <Control label={t('talk.smallWindow')} onPress={onSmallWindow}>
          <IconPictureInPicture aria-hidden="true" />
        </Control>
      )}
      <button type="button" className={styles.hangUp} onClick={onHangUp}>
        <IconPhoneOff aria-hidden="true" />
        <span>{t('talk.hangUp')}</span>
      </button>
    </div>
  );
};

type ControlProps = {
  label: string;
  isOff?: boolean;
  expanded?: boolean;
  onPress: () => void;
  children: ReactNode;
};

const Control = ({ label, isOff = false, expanded, onPress, children }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    data-off={isOff}
    aria-label={label}
    title={label}
    aria-expanded={expanded}
    onClick={onPress}
  >
    {children}
  </button>
);
