import type { ReplyOf } from '@stagedoor/contract/client';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import text from '../../../ui/text.module.css';
import { staffApi } from '../staff-api.ts';
import { AppCode } from './app-code.tsx';
import styles from './second-factor.module.css';
import { useProof } from './use-proof.ts';

const QrCode = lazy(() => import('../../../shared/qr-code.tsx'));

type Props = {
  given: ReplyOf<'startSecondFactor'>;
  done: (recoveryCodes: string[]) => unknown;
  inRoom?: boolean;
};

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** The secret goes into the app, by camera or by hand, and a code shows that it arrived. */
export const ScanStep = ({ given: { secret, uri }, done, inRoom = false }: Props) => {
  const { t } = useTranslation('factor');
  const send = (body: { code: string }) => staffApi('confirmSecondFactor', { body });
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
      <AppCode proof={proof} submit={t('enrol.submit')} inRoom={inRoom} />
    </>
  );
};
