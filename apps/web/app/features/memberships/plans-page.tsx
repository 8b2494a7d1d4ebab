import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import { type Plan, type Plans, usePlans } from './api.ts';
import { OpenedAreas } from './opened-areas.tsx';
import { PlanPrice } from './plan-price.tsx';
import styles from './plans.module.css';

type Props = { shown: Plans; profile: string; follow: ReactNode };

/** All plans of a talent side by side. `follow` is the button of the free one. */
export const PlansPage = ({ shown, profile, follow }: Props) => {
  const { t } = useTranslation('plans');
  const { name, plans, membership } = usePlans(shown).plans;
  return (
    <Wrap>
      <div className={styles.page}>
        <Link to={profile} className={`${styles.back} ${text.link}`}>
          {name}
        </Link>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {plans.length > 0 ? (
          <>
            <p className={text.lead}>{t('lead', { name })}</p>
            <ul className={styles.plans}>
              <FreePlan name={name}>{follow}</FreePlan>
              {plans.map((plan, at) => (
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
          <EmptyState title={<h2>{t('noneTitle')}</h2>} wayOn={follow}>
            <p>{t('noneText', { name })}</p>
          </EmptyState>
        )}
      </div>
    </Wrap>
  );
};

type Standing = 'yours' | 'yoursNext' | null;

export const standingOf = ({ idSubscription, name }: Plan, membership: Plans['membership']): Standing => {
  if (membership?.idSubscription === idSubscription) return 'yours';
  return membership?.nextPayment?.planName === name ? 'yoursNext' : null;
};

const FreePlan = ({ name, children }: { name: string; children: ReactNode }) => {
  const { t } = useTranslation('plans');
  return (
    <li className={styles.plan}>
      <div className={styles.words}>
        <h2>{t('free.name')}</h2>
        <p className={styles.price}>
          <span className={styles.sum}>{t('free.price')}</span>
        </p>
        <p>{t('free.text', { name })}</p>
      </div>
      <div className={styles.foot}>{children}</div>
    </li>
  );
};

export const PaidPlan = ({ plan, isMain, standing }: { plan: Plan; isMain: boolean; standing: Standing }) => {
  const { t } = useTranslation('plans');
  const { idSubscription, name, shortAbout, about, imageLink, price } = plan;
  return (
    <li className={styles.plan} data-yours={standing === 'yours'}>
      {imageLink && (
        <div className={styles.picture}>
          <Picture base={imageLink} alt="" sizes="(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 25rem" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        <PlanPrice amount={price} />
        {standing && <Badge kind="safe">{t(standing)}</Badge>}
        <p className={styles.short}>{shortAbout}</p>
        <p className={styles.about}>{about}</p>
        <OpenedAreas plan={plan} />
      </div>
      <div className={styles.foot}>
        <ButtonLink
          to={paths.plan(idSubscription)}
          look={isMain ? 'primary' : 'line'}
          wide
          aria-label={t('viewName', { name })}
        >
          {t('view')}
        </ButtonLink>
      </div>
    </li>
  );
};

/** What holds for every paid plan. */
export const Terms = () => {
  const { t } = useTranslation('plans');
  return (
    <ul className={styles.terms}>
      <li>{t('terms.card')}</li>
      <li>{t('terms.stop')}</li>
      <li>{t('terms.undo')}</li>
    </ul>
  );
};
