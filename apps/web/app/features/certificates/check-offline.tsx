import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import styles from './certificates.module.css';

/** The signed statement, and the commands that check it without us. */
export const CheckOffline = ({ certificate, site }: { certificate: Certificate; site: string }) => {
  const { t } = useTranslation('certificates');
  return (
    <div className={styles.offline}>
      <p>{t('offline.text')}</p>
      <p>
        <ButtonLink to={certificate.document} download reloadDocument size="small">
          <IconDownload aria-hidden="true" />
          {t('offline.download')}
        </ButtonLink>
      </p>
      <details>
        <summary>{t('offline.commands')}</summary>
        <pre className={styles.commands}>
          <code>{commands(site, certificate)}</code>
        </pre>
      </details>
    </div>
  );
};

const commands = (site: string, { document }: Certificate): string =>
  [
    `curl -s ${site}${document} > certificate.json`,
    `jq -j .statement certificate.json > statement.json`,
    `jq -r .signature certificate.json | base64 -d > signature`,
    `curl -s ${site}/.well-known/stagedoor-keys.json | jq -r --arg key "$(jq -r .key certificate.json)" '.keys[] | select(.id == $key) | .publicKey' > key.pem`,
    `openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in statement.json -sigfile signature`,
  ].join('\n');
