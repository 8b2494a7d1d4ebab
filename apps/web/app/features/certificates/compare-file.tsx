import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import buttons from '../../ui/buttons/button.module.css';
import { Note } from '../../ui/feedback/note.tsx';
import dropZone from '../../ui/fields/drop-zone.module.css';
import { useReady } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './certificates.module.css';

const verdictKinds = { same: 'safe', alike: 'plain', other: 'stop' } as const;

/** Compares a file of one's own with the delivered one, in the browser. */
export const CompareFile = ({ certificate: { files } }: { certificate: Certificate }) => {
  const { t } = useTranslation('certificates');
  const id = useId();
  const ready = useReady();
  const [over, setOver] = useState(false);
  const { mutate, isPending, isError, data, variables } = useMutation({
    mutationFn: async (file: File) => {
      // Loads what compares with the first file.
      const { compare } = await import('./compare.ts');
      return compare(file, files);
    },
  });
  const take = (list: FileList | null | undefined) => {
    const [file] = list ?? [];
    if (file) mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <section
        aria-label={t('compare.choose')}
        className={`${dropZone.zone} ${styles.drop}`}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('compare.lead')}</p>
        <div className={dropZone.ways}>
          <input
            id={id}
            type="file"
            className={text.hidden}
            disabled={!ready}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <label htmlFor={id} className={buttons.button} data-look="line" data-size="small">
            {t('compare.choose')}
          </label>
        </div>
      </section>
      <div role="status" className={styles.compared}>
        {isPending && <p>{t('compare.reading')}</p>}
        {isError && <p>{t('compare.failed')}</p>}
        {data && variables && (
          <Note kind={verdictKinds[data]}>
            <p>{t(`compare.${data}`, { file: variables.name })}</p>
          </Note>
        )}
      </div>
    </>
  );
};
