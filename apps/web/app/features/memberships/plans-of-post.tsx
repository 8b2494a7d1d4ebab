import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { rememberWantedPost } from '../../shared/navigation/wanted-post.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import { type Plans, usePlans } from './api.ts';
import styles from './plans.module.css';
import { PaidPlan, standingOf, Terms } from './plans-page.tsx';

type Props = {
  shown: Plans;
  /** The plans that open the post. */
  opening: readonly number[];
  post: { idPost: number; space: 'feed' | 'community'; title: string };
};

/** The plans that open a post, side by side. Whoever joins one finds the way back to the post. */
export const PlansOfPost = ({ shown, opening, post }: Props) => {
  const { t } = useTranslation('feed');
  const { name, plans, membership } = usePlans(shown).plans;
  const fitting = plans.filter(({ idSubscription }) => opening.includes(idSubscription));
  const isOpen = membership?.hasAccess === true && opening.includes(membership.idSubscription);
  const path = paths.post(post);
  useEffect(() => rememberWantedPost({ path, plans: opening }), [path, opening]);
  return (
    <Wrap>
      <div className={styles.page}>
        <Link to={path} className={`${styles.back} ${text.link}`}>
          {t('page.backToPost')}
        </Link>
        <h1 tabIndex={-1}>{t('page.plansTitle')}</h1>
        {isOpen && (
          <Note kind="safe">
            <p>{t('page.plansOpen')}</p>
            <ButtonLink to={path} size="small">
              {t('page.read')}
            </ButtonLink>
          </Note>
        )}
        {fitting.length > 0 ? (
          <>
            <p className={text.lead}>
              {post.title ? t('page.plansLead', { name, title: post.title }) : t('page.plansLeadUntitled', { name })}
            </p>
            <ul className={`${styles.plans} ${styles.few}`}>
              {fitting.map((plan, at) => (
                <PaidPlan
                  key={plan.idSubscription}
                  plan={plan}
                  isMain={at === 0 && membership === null}
                  standing={standingOf(plan, membership)}
                />
              ))}
            </ul>
            <Terms />
          </>
        ) : (
          <p className={text.lead}>{t('locked.closed')}</p>
        )}
      </div>
    </Wrap>
  );
};
