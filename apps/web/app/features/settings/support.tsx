import { limits } from '@stagedoor/contract/limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import styles from './support.module.css';

const helpful = ['what', 'where', 'whom', 'device'] as const;

type Props = { address: string; user: SelfUser };

export const Support = ({ address, user: { idUser } }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <>
      <RowGroup title={t('support.title')} lead={t('support.lead', { hours: limits.support.answerHours })}>
        <Rows>
          <Row name={t('support.chat')} more={t('support.chatMore')}>
            <ButtonLink size="small" look="primary" to={paths.support()}>
              {t('support.openChat')}
            </ButtonLink>
          </Row>
          <Row name={address} more={t('support.number', { idUser })}>
            <ButtonLink size="small" to={paths.contact({ topic: 'ACCOUNT' })}>
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
