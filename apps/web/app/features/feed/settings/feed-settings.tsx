import { type FeedSpace, feedSpaces } from '@stagedoor/contract/feed-spaces';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';
import { isTalent } from '../../../shared/session/is-talent.ts';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import text from '../../../ui/theme/text.module.css';
import { Categories } from './categories.tsx';
import styles from './feed-settings.module.css';
import { Moderators, Restricted } from './people.tsx';

type Props = { user: SelfUser /** The space whose categories a narrow screen shows. */; space: FeedSpace };

/** Categories of the feed and the community, moderators, restricted people. */
export const FeedSettings = ({ user, space }: Props) => {
  const { t } = useTranslation('feedsettings');
  if (!isTalent(user)) return <p className={text.quiet}>{t('forTalents')}</p>;
  return (
    <>
      <p className={text.quiet}>{t('categories.lead')}</p>
      <div className={styles.tabs}>
        <ChipRow label={t('spaces')}>
          {feedSpaces.map((one) => (
            <ChipLink
              key={one}
              to={withQuery(paths.settings('feed-categories'), { tab: one === 'feed' ? undefined : one })}
              current={one === space}
            >
              {t(one)}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <div className={styles.spaces}>
        {feedSpaces.map((one) => (
          <div key={one} data-current={one === space}>
            <Categories space={one} idUser={user.idUser} />
          </div>
        ))}
      </div>
      <Moderators />
      <Restricted />
    </>
  );
};
