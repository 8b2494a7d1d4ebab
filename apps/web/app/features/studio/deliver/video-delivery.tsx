import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { type DragEvent, lazy, useId, useState } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PlayedFile } from '../../../shared/upload/played-file.tsx';
import { UploadProgress } from '../../../shared/upload/upload-progress.tsx';
import { mostMegabytes, useFileUpload } from '../../../shared/upload/use-file-upload.ts';
import buttons from '../../../ui/buttons/button.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import dropZone from '../../../ui/fields/drop-zone.module.css';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './deliver.module.css';
import type { DeliveryProps } from './delivery-props.ts';

const RecorderModal = lazy(() => import('./recorder-modal.tsx'));

export const VideoDelivery = ({ order, deliver, submit }: DeliveryProps) => {
  const { t } = useTranslation('deliver');
  const upload = useFileUpload(order.idOrder);
  const [checked, setChecked] = useState(false);
  const { state, file } = upload;
  const handOver = () => {
    setChecked(true);
    if (state.kind !== 'ready') return;
    deliver.mutate({ kind: 'video', idFile: state.idFile }, { onSuccess: () => void upload.done() });
  };
  const missing = checked && state.kind !== 'ready' && state.kind !== 'failed';
  return (
    <Form onSubmit={handOver}>
      {file ? (
        <>
          <PlayedFile file={file} label={t('video.preview')} />
          <UploadProgress upload={upload} />
        </>
      ) : (
        <Choose take={(video) => void upload.take(video)} />
      )}
      {state.kind === 'failed' && <Problem>{state.problem}</Problem>}
      {missing && <Problem>{t(file ? 'video.notYet' : 'video.needed')}</Problem>}
      <div>
        <Button type="submit" look="primary" size="large" busy={deliver.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};

/** A file, or a recording made here. */
const Choose = ({ take }: { take: (video: Blob) => void }) => {
  const { t } = useTranslation('deliver');
  const id = useId();
  const [over, setOver] = useState(false);
  const record = async () => {
    const video = await ask(RecorderModal);
    if (video) take(video);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return (
    <section
      className={`${dropZone.zone} ${styles.drop}`}
      data-over={over}
      aria-label={t('video.title')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3>{t('video.title')}</h3>
      <p className={`${text.small} ${text.quiet}`}>{t('video.lead', { most: mostMegabytes() })}</p>
      <div className={dropZone.ways}>
        <input
          id={id}
          type="file"
          accept="video/mp4,video/quicktime,video/webm"
          className={text.hidden}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
          }}
        />
        <label htmlFor={id} className={buttons.button} data-look="line" data-size="small">
          {t('video.choose')}
        </label>
        <Button size="small" onClick={() => void record()}>
          <IconVideo aria-hidden="true" />
          {t('video.record')}
        </Button>
      </div>
    </section>
  );
};
