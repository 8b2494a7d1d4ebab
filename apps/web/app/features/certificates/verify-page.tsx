import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { TaskPage } from '../../ui/layout/task-page.tsx';
import { CertificatePage } from './certificate-page.tsx';
import styles from './certificates.module.css';
import { CodeForm } from './code-form.tsx';

type Props = {
  certificate: Certificate | null;
  /** The code in the address. */
  asked: string;
  /** The origin of the site, for commands that are run elsewhere. */
  site: string;
};

export const VerifyPage = ({ certificate, asked, site }: Props) =>
  certificate ? <CertificatePage certificate={certificate} site={site} /> : <AskForCode asked={asked} />;

const AskForCode = ({ asked }: { asked: string }) => {
  const { t } = useTranslation('certificates');
  return (
    <TaskPage title={t('ask.title')} lead={t('ask.lead')}>
      {asked !== '' && (
        <div className={styles.unknown}>
          <Note kind="stop">
            <p>{t('ask.unknown')}</p>
          </Note>
        </div>
      )}
      <CodeForm given={asked} />
    </TaskPage>
  );
};
