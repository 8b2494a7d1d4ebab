import { QRCanvas, rearCamera } from 'qr/dom.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './check-in.module.css';

const everyMs = 150;

/** Scans with the camera until it has read a code. */
export default function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('checkin');
  const screen = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { current: player } = screen;
    if (!player) return;
    let isHere = true;
    const scan = async () => {
      const camera = await rearCamera(player);
      const canvas = new QRCanvas();
      while (isHere) {
        const code = await camera.readFrame(canvas);
        if (isHere && typeof code === 'string' && code !== '') {
          found.current(code);
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
      camera.stop();
    };
    scan().catch(() => {
      if (isHere) setFailed(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (failed) return <Note kind="stop">{t('noCamera')}</Note>;
  return (
    <div className={styles.scanner}>
      <video ref={screen} muted playsInline aria-label={t('aim')} />
      <p className={text.small}>{t('aim')}</p>
    </div>
  );
}
