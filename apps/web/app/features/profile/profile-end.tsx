import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import text from '../../ui/theme/text.module.css';
import { BlockPerson } from './block-person.tsx';
import styles from './profile-end.module.css';
import { ProfileTopics } from './profile-topics.tsx';

export const ProfileEnd = ({ person, isOwn }: { person: PublicUser; isOwn: boolean }) => {
  const { idUser, name, mainGroup } = person;
  const { t } = useTranslation('profile');
  return (
    <div className={styles.end}>
      <ProfileTopics person={person} />
      <p className={text.quiet}>{t('promise')}</p>
      <Ways>
        <ButtonLink to={paths.explore(mainGroup ?? undefined)}>{t('more')}</ButtonLink>
        {!isOwn && <BlockPerson person={person} />}
        {!isOwn && <ReportButton subject="USER" id={idUser} idOwner={idUser} name={name} owner={name} />}
      </Ways>
    </div>
  );
};
