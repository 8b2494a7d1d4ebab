import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ForUser } from '../../shared/session/for-user.tsx';
import { IfBlocked } from '../../shared/session/if-blocked.tsx';
import { isTalent } from '../../shared/session/is-talent.ts';
import { Wrap } from '../../ui/layout/page.tsx';
import { ForTalents } from './for-talents.tsx';
import styles from './studio-frame.module.css';

type Props = { title: string; back?: ReactNode; aside?: ReactNode; children: (user: SelfUser) => ReactNode };

/** A page of the studio. Fans see how to become a talent instead. */
export const StudioFrame = ({ title, back, aside, children }: Props) => (
  <Wrap>
    <div className={styles.page}>
      <ForUser>
        {(user) =>
          isTalent(user) ? (
            <>
              <Parts />
              {back}
              <div className={styles.head}>
                <h1 tabIndex={-1}>{title}</h1>
                {aside}
              </div>
              <IfBlocked user={user} />
              {children(user)}
            </>
          ) : (
            <ForTalents />
          )
        }
      </ForUser>
    </div>
  </Wrap>
);

const Parts = () => {
  const { t } = useTranslation('studio');
  const { pathname } = useLocation();
  const parts = [
    { name: t('nav.orders'), to: paths.studioOrders() },
    { name: t('nav.messages'), to: paths.studioMessages() },
    { name: t('nav.products'), to: paths.studioProducts() },
    { name: t('nav.auctions'), to: paths.studioAuctions() },
    { name: t('nav.posts'), to: paths.studioPosts() },
    { name: t('nav.plans'), to: paths.studioPlans() },
    { name: t('nav.groups'), to: paths.studioGroups() },
    { name: t('nav.members'), to: paths.studioMembers() },
    { name: t('nav.gifts'), to: paths.studioGifts() },
    { name: t('nav.checkIn'), to: paths.checkIn() },
    { name: t('nav.page'), to: paths.studioPage() },
  ];
  const here = parts.find(({ to }) => pathname.startsWith(to))?.to ?? paths.studio();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.parts}>
        {[{ name: t('nav.overview'), to: paths.studio() }, ...parts].map(({ name, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" aria-current={to === here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
