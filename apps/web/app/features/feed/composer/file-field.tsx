import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PlayedFile } from '../../../shared/upload/played-file.tsx';
import upload from '../../../shared/upload/upload.module.css';
import { UploadProgress } from '../../../shared/upload/upload-progress.tsx';
import { mostMegabytes } from '../../../shared/upload/use-file-upload.ts';
import buttons from '../../../ui/buttons/button.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import dropZone from '../../../ui/fields/drop-zone.module.css';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './composer.module.css';
import { useProblemOf } from './problems.ts';
import { takeFiles } from './take-files.ts';
import type { ComposerForm } from './use-composer.ts';
import type { ComposedFile } from './values.ts';

/** One video or audio file, uploaded while the rest is written. */
export const FileField = ({ form }: { form: ComposerForm }) => {
  const { t } = useTranslation('composer');
  const { values, change } = form;
  const { state, file } = form.upload;
  const problem = useProblemOf(form.problems)('file');
  const isStored = values.file?.link !== undefined;
  return (
    <section className={styles.attached} aria-label={t('kinds.file')}>
      {file ? (
        <>
          <PlayedFile file={file} label={t('file.preview')} />
          <UploadProgress upload={form.upload} />
        </>
      ) : values.file && isStored ? (
        <StoredFile file={values.file} onRemove={() => change({ file: null })} />
      ) : (
        <Choose isMember={!form.manages} take={(files) => takeFiles(form, files)} />
      )}
      {state.kind === 'failed' && <Problem>{state.problem}</Problem>}
      {problem !== undefined && state.kind !== 'failed' && <Problem>{problem}</Problem>}
    </section>
  );
};

/** The file of a post that was saved before. */
const StoredFile = ({ file: { type, link }, onRemove }: { file: ComposedFile; onRemove: () => void }) => {
  const { t } = useTranslation('composer');
  return (
    <>
      {type === 'AUDIO' ? (
        <audio className={upload.audio} src={link} controls aria-label={t('file.preview')}>
          <track kind="captions" />
        </audio>
      ) : (
        <video className={upload.video} src={link} controls playsInline aria-label={t('file.preview')}>
          <track kind="captions" />
        </video>
      )}
      <div>
        <Button look="quiet" size="small" onClick={onRemove}>
          {t('file.another')}
        </Button>
      </div>
    </>
  );
};

const Choose = ({ isMember, take }: { isMember: boolean; take: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('composer');
  const id = useId();
  return (
    <section className={`${dropZone.zone} ${styles.drop}`} aria-label={t('file.choose')}>
      <p className={`${text.small} ${text.quiet}`}>{t('file.lead', { most: mostMegabytes(isMember) })}</p>
      <div className={dropZone.ways}>
        <input
          id={id}
          type="file"
          accept="video/mp4,video/quicktime,video/webm,audio/*"
          className={text.hidden}
          onChange={({ target }) => take([...(target.files ?? [])])}
        />
        <label htmlFor={id} className={buttons.button} data-look="line" data-size="small">
          {t('file.choose')}
        </label>
      </div>
    </section>
  );
};
