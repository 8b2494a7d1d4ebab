import { Link } from 'react-router';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import ticket from '../../ui/cards/ticket.module.css';
import { Note } from '../../ui/feedback/note.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import text from '../../ui/theme/text.module.css';
import { type Plan, type Plans, usePlans } from './api.ts';
import { ChangePlan } from './change-plan.tsx';
import { JoinForm } from './join-form.tsx';
import { MembershipState } from './membership-state.tsx';
import { OpenedAreas } from './opened-areas.tsx';
import styles from './plan-page.module.css';
import { PlanPrice } from './plan-price.tsx';
import { Terms } from './plans-page.tsx';

type Props = { shown: Plans; idSubscription: number };

/** One plan: joining it, or the fan's membership with this talent. */
export const PlanPage = ({ shown, idSubscription }: Props) => {
  const { t } = useTranslation('plans');
  const known = usePlans(shown);
  const { idUser, name, plans, membership } = known.plans;
  const plan = plans.find((one) => one.idSubscription === idSubscription);
  const own = membership?.idSubscription === idSubscription ? membership : null;
  return (
    <Wrap>
      <div className={styles.page}>
        <Link to={paths.plans(idUser)} className={`${styles.back} ${text.link}`}>
          {t('all', { name })}
        </Link>
        <h1 tabIndex={-1}>{plan?.name ?? own?.planName ?? t('title')}</h1>
        <div className={styles.columns} data-own={own !== null}>
          <div className={styles.about}>{plan && <About plan={plan} />}</div>
          <aside className={`${ticket.ticket} ${styles.aside}`} aria-live="polite">
            {own ? <MembershipState membership={own} /> : <Joining {...known} plan={plan} />}
          </aside>
        </div>
        {own && (
          <div className={styles.change}>
            <ChangePlan membership={own} plans={plans} />
          </div>
        )}
      </div>
    </Wrap>
  );
};

const About = ({ plan }: { plan: Plan }) => {
  const { price, imageLink, shortAbout, about } = plan;
  const { t } = useTranslation('plans');
  return (
    <>
      <PlanPrice amount={price} />
      {imageLink && (
        <div className={styles.picture}>
          <Picture base={imageLink} alt="" sizes="(max-width: 768px) 100vw, 45rem" eager />
        </div>
      )}
      <p className={text.lead}>{shortAbout}</p>
      <h2>{t('opens')}</h2>
      <p className={styles.words}>{about}</p>
      <OpenedAreas plan={plan} />
      <Terms />
    </>
  );
};

type JoiningProps = ReturnType<typeof usePlans> & { plan: Plan | undefined };

const Joining = ({ plans: { idUser, name, membership }, isKnown, failed, refetch, plan }: JoiningProps) => {
  const { t } = useTranslation('plans');
  const { signed, user } = useSession();
  if (!plan) return <Note>{t('join.closed')}</Note>;
  if (!signed) return <LogIn plan={plan} />;
  if (failed || !isKnown || !user) return <Fetching failed={failed} again={refetch} problem={t('failed')} />;
  if (user.idUser === idUser)
    return (
      <>
        <Note>{t('join.own')}</Note>
        <ButtonLink to={paths.studioPlans()} wide>
          {t('join.edit')}
        </ButtonLink>
      </>
    );
  if (membership)
    return (
      <>
        <Note>{t('join.other', { name, plan: membership.planName })}</Note>
        <ButtonLink to={paths.plan(membership.idSubscription)} look="primary" wide>
          {t('join.toYours')}
        </ButtonLink>
      </>
    );
  return <JoinForm plan={plan} />;
};

const LogIn = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('plans');
  return (
    <>
      <h2 className={styles.title}>{t('join.title')}</h2>
      <p>{t('join.logInText')}</p>
      <ButtonLink to={paths.login(paths.plan(plan.idSubscription))} look="primary" size="large" wide>
        {t('join.logIn')}
      </ButtonLink>
    </>
  );
};
