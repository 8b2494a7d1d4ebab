import type { FoundVideo } from '@stagedoor/contract/schemas/feed';
import { videoFrame, videoPage } from '@stagedoor/contract/video-link';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { VideoLink } from '../../../ui/media/video-link.tsx';
import styles from '../feed.module.css';

const siteNames = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' };

/** A video on another site, which learns nothing of the reader before they press play. */
export const PostVideo = ({ video }: { video: FoundVideo }) => {
  const { t } = useTranslation('feed');
  const site = siteNames[video.site];
  return (
    <div className={styles.attached}>
      <VideoLink
        src={videoFrame(video)}
        href={videoPage(video)}
        title={video.title || t('video.untitled', { site })}
        picture={video.imageLink}
        sizes="(max-width: 768px) 100vw, 45rem"
        play={t('video.play', { site })}
      />
    </div>
  );
};
