import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { SocialNetwork } from '@stagedoor/contract/social-links';
import type { TablerIcon } from '@tabler/icons-react';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandSpotify from '@tabler/icons-react/dist/esm/icons/IconBrandSpotify.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconBrandTwitch from '@tabler/icons-react/dist/esm/icons/IconBrandTwitch.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { networkTitles } from '../../shared/people/network-titles.ts';
import styles from './profile-links.module.css';

const icons: Record<SocialNetwork, TablerIcon> = {
  website: IconWorld,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  telegram: IconBrandTelegram,
  twitch: IconBrandTwitch,
  spotify: IconBrandSpotify,
};

/** A talent's pages elsewhere. */
export default function ProfileLinks({ links }: Pick<PublicUser, 'links'>) {
  const { t } = useTranslation('profile');
  return (
    <ul className={styles.links} aria-label={t('links')}>
      {links.map(({ network, link }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <a href={link} target="_blank" rel="me nofollow noopener">
              <Icon aria-hidden="true" />
              {network === 'website' ? new URL(link).hostname.replace(/^www\./, '') : networkTitles[network]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
