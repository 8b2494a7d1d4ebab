import { ApiError } from '@stagedoor/contract/errors';
import type { WholePerson } from '@stagedoor/contract/schemas/person';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Portrait } from '../../../ui/media/picture.tsx';
import text from '../../../ui/theme/text.module.css';
import { AgentRole } from './agent-role.tsx';
import { personQuery } from './api.ts';
import { Blocks } from './blocks.tsx';
import { Activity, Reports, StaffActions, Who } from './person-facts.tsx';
import { presentationOf } from './person-links.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './users.module.css';

/** A user: their data, what they did, and what staff did about them. */
export const PersonPage = ({ id }: { id: number }) => {
  const { t } = useTranslation('admin');
  const { t: tUsers } = useTranslation('users');
  const { data: person, error, refetch } = useQuery(personQuery(id));
  if (person) return <Person person={person} />;
  if (error instanceof ApiError && ['pageNotFound', 'mandatoryFieldNull'].includes(error.name))
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{tUsers('missing')}</h1>}
        wayOn={<ButtonLink to={staffPaths.users()}>{tUsers('back')}</ButtonLink>}
      >
        <p>{tUsers('missingText')}</p>
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1}>{tUsers('person')}</h1>
      {error ? (
        <Note kind="stop">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </>
  );
};

const Person = ({ person }: { person: WholePerson }) => (
  <>
    <Head person={person} />
    <div>
      <Blocks person={person} />
      <AgentRole person={person} />
      <Who person={person} />
      <Activity person={person} />
      <Reports person={person} />
      <StaffActions person={person} />
    </div>
  </>
);

const Head = ({ person }: { person: WholePerson }) => {
  const { t } = useTranslation('users');
  const { idUser, name, nickname, imageLink, role } = person;
  const isTalent = role === 'EXPERT' || role === 'AGENT';
  return (
    <header className={styles.head}>
      <div className={styles.print}>
        <Portrait base={imageLink} alt="" sizes="96px" />
      </div>
      <div className={styles.words}>
        <Link to={staffPaths.users()} className={text.link}>
          {t('back')}
        </Link>
        <h1 tabIndex={-1}>{name}</h1>
        <p className={styles.facts}>
          <StateBadge person={person} />
          <Badge>{t(`roles.${role}`)}</Badge>
          <span>{t('number', { id: idUser })}</span>
          {nickname && <span>@{nickname}</span>}
        </p>
        <p className={styles.facts}>
          {isTalent && (
            <>
              <Link to={paths.profile({ idUser, nickname })} className={text.link}>
                {t('profile')}
              </Link>
              <Link to={presentationOf(idUser)} className={text.link}>
                {t('presentation')}
              </Link>
            </>
          )}
          <Link to={staffPaths.auctions({ person: String(idUser) })} className={text.link}>
            {t('auctions')}
          </Link>
        </p>
      </div>
    </header>
  );
};
