import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import type { ModalProps } from '../dialogs/questions.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './crop-modal.module.css';

const zoom = { min: 1, max: 4, step: 0.05 };
const width = 480;

type Props = ModalProps<Area> & { file: File; aspect: number };

/** Crops a photo by pointer, pinch and wheel, or by the arrow keys and the slider. */
export default function CropModal({ file, aspect, answer }: Props) {
  const { t } = useTranslation('photo');
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [scale, setScale] = useState(zoom.min);
  const [area, setArea] = useState<Area>();
  const sliderId = useId();

  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  return (
    <Dialog title={t('cropTitle')} closeLabel={t('close')} width={width}>
      <p className={text.quiet}>{t('cropLead')}</p>
      <div className={styles.table}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={scale}
            minZoom={zoom.min}
            maxZoom={zoom.max}
            aspect={aspect}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setScale}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: 'application', 'aria-label': t('cropArea') }}
            mediaProps={{ alt: '' }}
          />
        )}
      </div>
      <label htmlFor={sliderId} className={styles.label}>
        {t('zoom')}
      </label>
      <input
        id={sliderId}
        className={styles.slider}
        type="range"
        {...zoom}
        value={scale}
        onChange={(event) => setScale(Number(event.target.value))}
      />
      <Ways>
        <Button look="primary" onClick={() => area && answer(area)}>
          {t('usePhoto')}
        </Button>
        <Button look="quiet" onClick={() => answer()}>
          {t('cancel')}
        </Button>
      </Ways>
    </Dialog>
  );
}
