import type { ReplyOf } from '@stagedoor/contract/client';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../../../shared/feedback/copy-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import text from '../../../ui/theme/text.module.css';
import { confirmSecondFactor } from './api.ts';
import { AppCode } from './app-code.tsx';
import styles from './second-factor.module.css';
import { useProof } from './use-proof.ts';

const QrCode = lazy(() => import('../../../ui/media/qr-code.tsx'));

type Props = {
  given: ReplyOf<'startSecondFactor'>;
  done: (recoveryCodes: string[]) => unknown;
  spaced?: boolean;
};

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** Shows the secret as QR code and text; a code confirms that the app has it. */
export const ScanStep = ({ given: { secret, uri }, done, spaced = false }: Props) => {
  const { t } = useTranslation('authenticator');
  const send = (body: { code: string }) => confirmSecondFactor(body);
  const proof = useProof(send, ({ recoveryCodes }) => done(recoveryCodes));
  return (
    <>
      <div className={styles.scan}>
        <p>{t('enrol.scan')}</p>
        <div className={styles.qr}>
          <Suspense>
            <QrCode text={uri} label={t('enrol.qr')} />
          </Suspense>
        </div>
        <a href={uri} className={text.link}>
          {t('enrol.open')}
        </a>
        <div className={styles.key}>
          <span className={styles.label}>{t('enrol.byHand')}</span>
          <code>{inFours(secret)}</code>
          <CopyButton content={secret} label={t('enrol.copy')} done={t('enrol.copied')} size="small" />
        </div>
      </div>
      <AppCode proof={proof} submit={t('enrol.submit')} spaced={spaced} />
    </>
  );
};
