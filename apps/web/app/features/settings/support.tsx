import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/row.tsx';
import styles from './support.module.css';

const helpful = ['what', 'where', 'whom', 'device'] as const;

type Props = { address: string; user: SelfUser };

export const Support = ({ address, user: { idUser } }: Props) => {
  const { t } = useTranslation('settings');
  const body = t('support.number', { idUser });
  const mail = `mailto:${address}?subject=${encodeURIComponent(t('support.subject'))}&body=${encodeURIComponent(`\n\n${body}`)}`;
  return (
    <>
      <RowGroup title={t('support.title')} lead={t('support.lead')}>
        <Rows>
          <Row name={address} more={body}>
            <ButtonLink size="small" to={mail}>
              {t('support.write')}
            </ButtonLink>
          </Row>
        </Rows>
      </RowGroup>
      <RowGroup title={t('support.include')}>
        <ul className={styles.helpful}>
          {helpful.map((line) => (
            <li key={line}>{t(`support.${line}`)}</li>
          ))}
        </ul>
        <Note kind="stop">{t('support.never')}</Note>
      </RowGroup>
    </>
  );
};
