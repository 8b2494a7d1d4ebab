import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './media.module.css';

const lookMs = 100;
/** A voice fills only the lower part of the scale. */
const loudest = 0.35;

/** How loud the microphone hears. */
export const LevelMeter = ({ track }: { track: MediaStreamTrack }) => {
  const { t } = useTranslation('calls');
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave);
      const power = wave.reduce((sum, at) => sum + at * at, 0) / wave.length;
      if (bar.current) bar.current.value = Math.min(1, Math.sqrt(power) / loudest);
    }, lookMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return <meter ref={bar} className={styles.meter} min={0} max={1} aria-label={t('devices.level')} />;
};
