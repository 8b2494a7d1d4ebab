import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dateWithYear } from '../../shared/time/dates.ts';
import { Wrap } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './certificates.module.css';
import { CheckOffline } from './check-offline.tsx';
import { CodeForm } from './code-form.tsx';
import { CompareFile } from './compare-file.tsx';

type Props = { certificate: Certificate; site: string };

/** What a certificate says, whether it holds, and how to check both. */
export const CertificatePage = ({ certificate, site }: Props) => {
  const { t } = useTranslation('certificates');
  return (
    <Wrap>
      <div className={styles.page}>
        <Sheet certificate={certificate} />
        {certificate.files.length > 0 && (
          <Part id="compare" title={t('compare.title')}>
            <CompareFile certificate={certificate} />
          </Part>
        )}
        <Part id="offline" title={t('offline.title')}>
          <CheckOffline certificate={certificate} site={site} />
        </Part>
        <Part id="another" title={t('another')}>
          <CodeForm />
        </Part>
      </div>
    </Wrap>
  );
};

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

const Sheet = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const { code, kind, product, talent, talentImageLink, recipient, deliveredAt, state } = certificate;
  return (
    <article className={styles.sheet} data-state={state} aria-labelledby="certificate">
      <Verdict certificate={certificate} />
      <div className={styles.who}>
        {talentImageLink && <img src={`${talentImageLink}/160.webp`} alt="" width={80} height={100} />}
        <h1 id="certificate" tabIndex={-1}>
          <span className={styles.kind}>{t(`kinds.${kind}`)}</span> {talent.name}
        </h1>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('facts.product')}>{product}</Fact>
        <Fact name={t('facts.recipient')}>{recipient ?? t('facts.kept')}</Fact>
        <Fact name={t('facts.delivered')}>{dateWithYear(new Date(deliveredAt), language)}</Fact>
        <Fact name={t('facts.talent')}>
          <Link to={paths.profile({ idUser: talent.id, nickname: null })} className={text.link}>
            {talent.name}
          </Link>
          <Verified talent={talent} />
        </Fact>
        <Fact name={t('facts.code')}>
          <span className={styles.code}>{code}</span>
        </Fact>
      </dl>
    </article>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** How we know that the talent is who they say. */
const Verified = ({ talent: { verifiedAt, accounts } }: Pick<Certificate, 'talent'>) => {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  return (
    <>
      <p className={styles.more}>
        {verifiedAt ? t('verified.on', { date: dateWithYear(new Date(verifiedAt), language) }) : t('verified.invited')}
      </p>
      {accounts.length > 0 && (
        <ul className={styles.accounts} aria-label={t('verified.accounts')}>
          {accounts.map((address) => (
            <li key={address}>
              <a href={address} rel="noreferrer nofollow" target="_blank" className={text.link}>
                {address.replace(/^https:\/\/(www\.)?/, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Verdict = ({ certificate: { state, endedAt, revoked, replacedBy } }: { certificate: Certificate }) => {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const date = endedAt ? dateWithYear(new Date(endedAt), language) : '';
  return (
    <div className={styles.verdict}>
      <p className={styles.state}>{t(`states.${state}`)}</p>
      <p>
        {state === 'valid' && t('stateTexts.valid')}
        {state === 'revoked' && t(`revoked.${revoked ?? 'staff'}`, { date })}
        {state === 'superseded' && t('stateTexts.superseded', { date })}
      </p>
      {replacedBy && (
        <p>
          <Link to={paths.verify(replacedBy)} className={text.link}>
            {t('toNext')}
          </Link>
        </p>
      )}
    </div>
  );
};
