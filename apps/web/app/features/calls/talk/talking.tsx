import type { Call } from '@stagedoor/contract/schemas/call';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import stage from '../../../ui/layout/stage.module.css';
import type { KeptCall } from '../kept-call.ts';
import { DeviceFields } from '../media/device-fields.tsx';
import { MediaProblem } from '../media/media-problem.tsx';
import { OwnPicture } from '../media/own-picture.tsx';
import { useOwnMedia } from '../media/use-own-media.ts';
import { Safety } from '../safety.tsx';
import { Controls } from './controls.tsx';
import { Extend } from './extend.tsx';
import { MeterLine } from './meter-line.tsx';
import { RemoteMedia } from './remote-media.tsx';
import styles from './talk.module.css';
import { useBeats } from './use-beats.ts';
import { useConnection } from './use-connection.ts';
import { useMeter } from './use-meter.ts';
import { useSmallWindow } from './use-small-window.ts';

type Props = { call: Call; kept: KeptCall; onCall: (call: Call) => void; onHangUp: () => void };

/** The call itself, on the device that is in it. */
export const Talking = ({ call, kept, onCall, onHangUp }: Props) => {
  const { t } = useTranslation('calls');
  const { idCall, kind, partner, role, isRunning } = call;
  const isVideo = kind === 'video';
  const [isHeard, setHeard] = useState(true);
  const [isSeen, setSeen] = useState(isVideo && kept.camera);
  const [isChoosing, setChoosing] = useState(false);
  const media = useOwnMedia({ microphone: true, camera: isSeen });
  const { microphone, camera } = media;
  const video = useRef<HTMLVideoElement>(null);
  const connection = useConnection(call, kept.key, { audio: microphone.track, video: camera.track });
  const flow = useBeats({ idCall, key: kept.key, connection }, onCall);
  const meter = useMeter(call, flow === 'flowing');
  const { received } = connection;
  const smallWindow = useSmallWindow(video, received.video !== null);

  useEffect(() => {
    if (microphone.track) microphone.track.enabled = isHeard;
  }, [microphone.track, isHeard]);

  const state = flow === 'flowing' && !isRunning ? 'waiting' : flow;
  const isLow = meter.isLow && meter.talked > 0;
  return (
    <>
      <section className={`${stage.stage} ${styles.stage}`} aria-label={t('talk.with', { name: partner.name })}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.name}>
            {partner.name}
          </h1>
          <p className={styles.state} role="status" data-state={state}>
            {t(`talk.states.${state}`, { name: partner.name })}
          </p>
        </div>
        <div className={styles.picture}>
          <RemoteMedia partner={partner} received={received} speaker={media.chosen.speaker} video={video} />
          {camera.track && (
            <div className={styles.self}>
              <OwnPicture track={camera.track} />
            </div>
          )}
        </div>
        <div className={styles.low} data-shown={isLow}>
          <p role="alert">{isLow && t(role === 'fan' ? 'talk.lowFan' : 'talk.lowTalent')}</p>
          {isLow && role === 'fan' && <Extend call={call} kept={kept} />}
        </div>
        <div className={styles.foot}>
          <MeterLine call={call} meter={meter} />
          <Controls
            microphone={{ isOn: isHeard, turn: () => setHeard(!isHeard) }}
            camera={isVideo ? { isOn: isSeen, turn: () => setSeen(!isSeen) } : null}
            devices={{ isOn: isChoosing, turn: () => setChoosing(!isChoosing) }}
            onSmallWindow={smallWindow && (() => void smallWindow())}
            onHangUp={onHangUp}
          />
        </div>
      </section>
      <div className={styles.below}>
        <MediaProblem of="microphone" own={microphone} />
        <MediaProblem of="camera" own={camera} />
        {!isHeard && <Note>{t('talk.muted')}</Note>}
        {isChoosing && <DeviceFields media={media} hasCamera={isVideo} />}
        {/* Nobody talks on with whom they block. */}
        <Safety partner={partner} onBlocked={onHangUp} />
      </div>
    </>
  );
};
