import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type DragEvent, useId, useState } from 'react';
import buttons from '../../ui/buttons/button.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import dropZone from '../../ui/fields/drop-zone.module.css';
import { Problem, type ProblemText } from '../../ui/fields/field-frame.tsx';
import { Portrait } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './photo-field.module.css';
import { type PhotoShape, portrait } from './shapes.ts';
import { type UploadedPhoto, usePhotoUpload } from './use-photo-upload.ts';

type Props = {
  imageLink: string | null;
  onUploaded: (photo: UploadedPhoto) => void;
  onRemove: () => void;
  shape?: PhotoShape;
  /** For a picture that is not the user's portrait. */
  words?: { title: string; hint: string; yours: string; none: string };
  problem?: ProblemText | undefined;
};

/** Chooses a picture by file dialog or drag and drop. */
export const PhotoField = ({ imageLink, onUploaded, onRemove, shape = portrait, words, problem }: Props) => {
  const { t } = useTranslation('photo');
  const { title, hint, yours, none } = words ?? {
    title: t('title'),
    hint: t('hint'),
    yours: t('yours'),
    none: t('none'),
  };
  const id = useId();
  const [over, setOver] = useState(false);
  const { state, send, cancel } = usePhotoUpload(onUploaded, shape);

  const take = (file: File | undefined) => {
    if (file) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={`${dropZone.zone} ${styles.field}`}
      data-over={over}
      data-kind={shape.kind}
      data-whole={shape.aspect === null}
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.print}>
        <Portrait base={imageLink} alt={imageLink ? yours : none} sizes="8rem" eager />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={`${text.small} ${text.quiet}`}>{hint}</p>
        {state.kind === 'sending' ? (
          <Sending percent={state.percent} cancel={cancel} />
        ) : (
          <div className={dropZone.ways}>
            <input
              id={id}
              type="file"
              accept="image/*"
              className={text.hidden}
              aria-invalid={problem !== undefined}
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = ''; // so that the same file can be chosen again
              }}
            />
            <label htmlFor={id} className={buttons.button} data-look="line" data-size="small">
              <IconPhoto aria-hidden="true" />
              {imageLink ? t('change') : t('choose')}
            </label>
            {imageLink && (
              <Button look="quiet" size="small" onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
        {state.kind === 'failed' && <Problem>{state.problem}</Problem>}
        {state.kind === 'idle' && problem !== undefined && <Problem>{problem}</Problem>}
      </div>
    </section>
  );
};

const Sending = ({ percent, cancel }: { percent: number; cancel: () => void }) => {
  const { t } = useTranslation('photo');
  return (
    <div className={styles.sending}>
      <p className={text.small}>{t('sending', { percent })}</p>
      <Progress label={t('progress')} percent={percent} />
      <Button look="quiet" size="small" onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
};
