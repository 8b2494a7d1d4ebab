import type { Post } from '@stagedoor/contract/schemas/feed';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import stage from '../../../ui/layout/stage.module.css';
import { ClosedDoor } from '../../../ui/media/closed-door.tsx';
import text from '../../../ui/theme/text.module.css';
import { plansQuery } from '../api.ts';
import styles from './locked-post.module.css';

/** What is behind the door, and the plans that open it. */
export const LockedPost = ({ post }: { post: Post }) => {
  const { t } = useTranslation('feed');
  const plans = usePricedPlans(post);
  const behind = useBehind(post);
  return (
    <div className={`${stage.stage} ${styles.shut}`}>
      <div className={styles.words}>
        <p className={styles.behind}>
          <IconLock aria-hidden="true" />
          {behind}
        </p>
        {plans.length > 0 ? (
          <>
            <div>
              <p className={text.quiet}>{t('locked.opens')}</p>
              <ul className={styles.plans}>
                {plans.map(({ idSubscription, name, sum }) => (
                  <li key={idSubscription}>
                    <b>{name}</b>
                    {sum && <span>{t('locked.price', { sum })}</span>}
                  </li>
                ))}
              </ul>
            </div>
            <p className={`${text.quiet} ${text.small}`}>{t('locked.terms')}</p>
            <ButtonLink to={paths.postPlans(post.idPost)} look="primary">
              {t('locked.open')}
            </ButtonLink>
          </>
        ) : (
          <p className={text.quiet}>{t('locked.closed')}</p>
        )}
      </div>
      <ClosedDoor />
    </div>
  );
};

/** The plans that open a post; their prices follow. */
const usePricedPlans = ({ idUser, subscriptionAccess }: Post) => {
  const dollars = useDollars();
  const opening = subscriptionAccess?.validSubscriptions ?? [];
  const { data } = useQuery({ ...plansQuery(idUser, useLanguage()), enabled: opening.length > 0 });
  return opening.map((plan) => {
    const known = data?.plans.find(({ idSubscription }) => idSubscription === plan.idSubscription);
    return { ...plan, sum: known && dollars(known.price) };
  });
};

const useBehind = ({ behind: { pictures, video, audio, poll } }: Post): string => {
  const { t } = useTranslation('feed');
  const language = useLanguage();
  const things = [
    pictures > 0 && t('locked.pictures', { count: pictures }),
    video && t('locked.video'),
    audio && t('locked.audio'),
    poll && t('locked.poll'),
  ].filter((thing) => thing !== false);
  if (things.length === 0) return t('locked.text');
  return t('locked.behind', { things: new Intl.ListFormat(language).format(things) });
};
