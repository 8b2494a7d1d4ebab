import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './get-the-app.module.css';

const systems = ['iphone', 'android', 'computer'] as const;

/** How to install the site as an app. */
export const GetTheApp = () => {
  const { t } = useTranslation('mobile');
  return (
    <div className={styles.app}>
      <p className={text.lead}>{t('lead')}</p>
      <RowGroup title={t('put')}>
        <Rows>
          {systems.map((system) => (
            <Row key={system} name={t(`${system}.name`)} more={t(`${system}.how`)} />
          ))}
        </Rows>
      </RowGroup>
      <Note>{t('note')}</Note>
      <ButtonLink to={paths.explore()} look="primary">
        {t('go')}
      </ButtonLink>
    </div>
  );
};
