import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, useState } from 'react';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './attachments.module.css';
import type { PostPicture } from './post-picture.ts';

type Props = ModalProps<never> & { pictures: readonly PostPicture[]; start: number };

const width = 1_200;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time, with its description. The arrow keys turn to the others. */
export default function PicturesModal({ pictures, start }: Props) {
  const { t } = useTranslation('feed');
  const { t: shell } = useTranslation('shell');
  const [at, setAt] = useState(start);
  const count = pictures.length;
  const picture = pictures[at];
  const turn = (by: number) => setAt((before) => (before + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step !== undefined) turn(step);
  };
  if (!picture) return null;
  return (
    <Dialog title={t('pictures.title', { at: at + 1, count })} closeLabel={shell('close')} width={width}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys press the buttons inside */}
      <div className={styles.show} onKeyDown={onKeyDown}>
        <div className={styles.print}>
          <Picture key={picture.idImage} base={picture.imageLink} alt={picture.alt} sizes="90vw" eager whole />
        </div>
        <div className={styles.turn}>
          {count > 1 && (
            <IconButton aria-label={t('pictures.before')} data-autofocus onClick={() => turn(-1)}>
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
          )}
          <p aria-live="polite">{picture.alt || t('pictures.noAlt')}</p>
          {count > 1 && (
            <IconButton aria-label={t('pictures.next')} onClick={() => turn(1)}>
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
