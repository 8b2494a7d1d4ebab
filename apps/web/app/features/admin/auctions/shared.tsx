import type { SharedThing } from '@stagedoor/contract/schemas/staff-auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { RowGroup } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './auctions.module.css';
import { PersonLink } from './person-link.tsx';

export const Shared = ({ shared }: { shared: readonly SharedThing[] }) => {
  const { t } = useTranslation('staffauctions');
  return (
    <RowGroup title={t('shared.title')} lead={t('shared.lead')}>
      {shared.length === 0 && <p className={text.quiet}>{t('shared.none')}</p>}
      <ul className={styles.shared}>
        {shared.map(({ number, kind, name, people }) => (
          <li key={number}>
            <strong>{t(`shared.${kind}`, { number, name })}</strong>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.idUser}>
                  <PersonLink
                    person={person}
                    words={person.isOwner ? t('shared.talent', { name: person.name }) : person.name}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </RowGroup>
  );
};
