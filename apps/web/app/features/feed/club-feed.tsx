import type { ReplyOf } from '@stagedoor/contract/client';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import styles from './feed.module.css';
import PostList from './post-list.tsx';

const ComposerSlot = lazy(() => import('./composer/composer-slot.tsx'));

type Plan = ReplyOf<'getPlans'>['plans'][number];
type Props = ComponentProps<typeof PostList> & { plans: readonly Plan[] };

/** The tab of a profile: the posts, and the talent's plans beside them where there is room. */
export default function ClubFeed({ plans, ...list }: Props) {
  const { user } = useSession();
  const composer = user && (
    <Suspense>
      <ComposerSlot space={list.space} idUser={list.owner.idUser} />
    </Suspense>
  );
  return (
    <div className={styles.layout}>
      <PostList {...list} composer={composer} key={`${list.space} ${list.owner.idUser}`} />
      {plans.length > 0 && !list.owner.isOwn && <PlansBeside plans={plans} />}
    </div>
  );
}

const PlansBeside = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useTranslation('feed');
  return (
    <aside className={styles.aside} aria-labelledby="plans-beside">
      <h2 id="plans-beside">{t('beside.title')}</h2>
      {plans.map(({ idSubscription, name, price, shortAbout }) => (
        <section key={idSubscription} className={styles.plan}>
          <p>
            <span>{name}</span>
            <span>
              <Price amount={price} /> {t('beside.perMonth')}
            </span>
          </p>
          <p>{shortAbout}</p>
          <ButtonLink to={paths.plan(idSubscription)} size="small" wide aria-label={`${t('beside.view')}: ${name}`}>
            {t('beside.view')}
          </ButtonLink>
        </section>
      ))}
    </aside>
  );
};
