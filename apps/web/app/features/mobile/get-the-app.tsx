import { paths } from '../../shared/paths.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import text from '../../ui/text.module.css';
import styles from './get-the-app.module.css';

const systems = ['iphone', 'android', 'computer'] as const;

/** The site as an app: what every phone can do with it today. */
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
