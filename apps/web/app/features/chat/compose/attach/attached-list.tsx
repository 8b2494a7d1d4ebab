import { chatLimits } from '@stagedoor/contract/chat-limits';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy } from 'react';
import { ask } from '../../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { Button, IconButton } from '../../../../ui/buttons/button.tsx';
import { Problem } from '../../../../ui/fields/field-frame.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { fileSize } from '../../thread/file-size.ts';
import styles from './attach.module.css';
import { type Attached, isUploaded } from './attached.ts';
import { OwnNote } from './own-note.tsx';
import type { Attachments } from './use-attachments.ts';

const TextPromptModal = lazy(() => import('../../../../shared/dialogs/text-prompt-modal.tsx'));

type Of<Type extends Attached['type']> = Extract<Attached, { type: Type }>;

/** What is attached so far: each can be looked at or listened to, and removed. */
export const AttachedList = ({ attachments }: { attachments: Attachments }) => {
  const { t } = useTranslation('chat');
  const { attached } = attachments;
  if (attached.length === 0) return null;
  const pictures = attached.filter((each): each is Of<'PICTURE'> => each.type === 'PICTURE');
  const others = attached.filter((each): each is Of<'VOICE' | 'FILE'> => each.type !== 'PICTURE');
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={t('write.pictures')}>
          {pictures.map((picture, at) => (
            <AttachedPicture key={picture.key} picture={picture} at={at + 1} attachments={attachments} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('write.files')}>
          {others.map((each) => (
            <li key={each.key} className={styles.other}>
              {each.type === 'VOICE' ? <OwnNote note={each.note} /> : <AttachedFile attached={each} />}
              {!isUploaded(each) && each.problem === undefined && (
                <span className={styles.percent} role="status">
                  {t('write.percent', { percent: each.percent })}
                </span>
              )}
              <IconButton
                aria-label={each.type === 'VOICE' ? t('voice.drop') : t('write.detachFile', { name: each.file.name })}
                onClick={() => attachments.remove(each.key)}
              >
                <IconX aria-hidden="true" />
              </IconButton>
              {each.problem !== undefined && (
                <div className={styles.failed}>
                  <Problem>{each.problem}</Problem>
                  <Button size="small" onClick={() => attachments.again(each)}>
                    {t('write.again')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const AttachedFile = ({ attached: { file } }: { attached: Of<'FILE'> }) => {
  const language = useLanguage();
  return (
    <span className={styles.file}>
      <IconFile aria-hidden="true" />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.percent}>{fileSize(file.size, language)}</span>
    </span>
  );
};

type PictureProps = { picture: Of<'PICTURE'>; at: number; attachments: Attachments };

const AttachedPicture = ({ picture: { key, photo, alt, percent }, at, attachments }: PictureProps) => {
  const { t } = useTranslation('chat');
  const describe = () =>
    ask(TextPromptModal, {
      id: at,
      send: async (_at, words) => attachments.describe(key, words),
      title: t('describe.title'),
      lead: t('describe.lead'),
      label: t('describe.label', { at }),
      short: t('describe.short'),
      changed: t('describe.short'),
      min: 1,
      max: chatLimits.altMax,
      submit: t('describe.save'),
      keep: t('describe.cancel'),
    });
  return (
    <li className={styles.picture}>
      {photo ? (
        <Picture base={photo.imageLink} alt={alt || t('write.attached', { at })} sizes="6rem" eager />
      ) : (
        <span className={styles.arriving} role="status">
          {t('write.percent', { percent })}
        </span>
      )}
      <IconButton aria-label={t('write.detach', { at })} onClick={() => attachments.remove(key)}>
        <IconX aria-hidden="true" />
      </IconButton>
      {photo && (
        <button type="button" className={styles.describe} data-done={alt !== ''} onClick={() => void describe()}>
          {t(alt === '' ? 'describe.add' : 'describe.change')}
        </button>
      )}
    </li>
  );
};
