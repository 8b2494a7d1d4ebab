import type { ChatAttachment } from '@stagedoor/contract/schemas/chat';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './attachments.module.css';
import { fileSize } from './file-size.ts';
import { useFreshLink } from './use-fresh-link.ts';
import { VoicePlayer } from './voice-player.tsx';

type Of<Type extends ChatAttachment['type']> = Extract<ChatAttachment, { type: Type }>;

type Props = {
  attachments: readonly ChatAttachment[];
  /** Who sent them. */
  name: string;
  /** Reads them again: their links live minutes. */
  refresh: () => Promise<readonly ChatAttachment[]>;
};

/** Pictures, voice notes and files of a message. */
export const Attachments = ({ attachments, name, refresh }: Props) => {
  if (attachments.length === 0) return null;
  const placed = attachments.map((attachment, at) => ({ attachment, at }));
  const pictures = placed.filter(({ attachment }) => attachment.type === 'PICTURE');
  const others = placed.filter(({ attachment }) => attachment.type !== 'PICTURE');
  const freshLink = (at: number) => async () => {
    const fresh = (await refresh())[at];
    return fresh && (fresh.type === 'PICTURE' ? fresh.imageLink : fresh.fileLink);
  };
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-several={pictures.length > 1}>
          {pictures.map(({ attachment, at }) => (
            <li key={at}>
              <SentPicture picture={attachment as Of<'PICTURE'>} name={name} freshLink={freshLink(at)} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map(({ attachment, at }) => (
            <li key={at}>
              {attachment.type === 'VOICE' && (
                <VoicePlayer {...attachment} link={attachment.fileLink} freshLink={freshLink(at)} />
              )}
              {attachment.type === 'FILE' && <SentFile file={attachment} freshLink={freshLink(at)} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

type FreshLink = () => Promise<string | undefined>;

/** In its own shape; a very tall or wide one shows its middle. */
const SentPicture = (props: { picture: Of<'PICTURE'>; name: string; freshLink: FreshLink }) => {
  const { picture, name, freshLink } = props;
  const { t } = useTranslation('chat');
  const { imageLink, alt, width, height } = picture;
  const { onClick, onExpired } = useFreshLink(imageLink, freshLink, (link) => `${link}/1920.webp`);
  const words = alt || t('picture', { name });
  const shape = width !== null && height !== null ? { width, height } : undefined;
  return (
    <a
      href={`${imageLink}/1920.webp`}
      target="_blank"
      rel="noopener"
      className={styles.picture}
      data-tall={shape !== undefined && shape.height > shape.width}
      aria-label={t('openPicture', { alt: words })}
      onClick={onClick}
    >
      <Picture
        base={imageLink}
        alt={words}
        sizes="20rem"
        eager
        {...(shape && { shape })}
        onError={() => void onExpired()}
      />
    </a>
  );
};

const SentFile = ({ file, freshLink }: { file: Of<'FILE'>; freshLink: FreshLink }) => {
  const { t } = useTranslation('chat');
  const size = fileSize(file.bytes, useLanguage());
  const { onClick } = useFreshLink(file.fileLink, freshLink);
  const { name } = file;
  return (
    <a
      className={styles.file}
      href={file.fileLink}
      download={name}
      aria-label={t('file', { name, size })}
      onClick={onClick}
    >
      <IconDownload aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{size}</span>
    </a>
  );
};
