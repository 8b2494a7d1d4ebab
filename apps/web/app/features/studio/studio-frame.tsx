import type { SelfUser } from '@stagedoor/contract/schemas/user';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ForUser } from '../../shared/for-user.tsx';
import { IfBlocked } from '../../shared/if-blocked.tsx';
import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Wrap } from '../../ui/page.tsx';
import { ForTalents } from './for-talents.tsx';
import styles from './studio-frame.module.css';

type Props = { title: string; back?: ReactNode; aside?: ReactNode; children: (user: SelfUser) => ReactNode };

const isTalent = ({ role }: SelfUser) => role === 'EXPERT' || role === 'AGENT';

/** A page of the studio. Whoever has none is told how to get one. */
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
    { name: t('nav.checkIn'), to: paths.checkIn() },
  ];
  // Everything that is none of the others is about products.
  const here = parts.find(({ to }) => pathname.startsWith(to))?.to ?? paths.studio();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.parts}>
        {[{ name: t('nav.products'), to: paths.studio() }, ...parts].map(({ name, to }) => (
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
