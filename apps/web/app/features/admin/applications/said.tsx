import type { ApplicationProfile, QueuedApplication } from '@stagedoor/contract/schemas/application';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import text from '../../../ui/text.module.css';
import styles from './applications-page.module.css';

const joined = (items: readonly { localizedString: string }[]) =>
  items.map(({ localizedString }) => localizedString).join(', ');

/** Everything the person said, and what shows that it is them. */
export const Said = ({ item }: { item: QueuedApplication }) => {
  const { t } = useTranslation('applications');
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const { charity, fundName, corporateEmail, asked, answer, reason } = item;
  const parts: [name: string, words: ReactNode][] = [
    [t('craft'), joined(item.categories)],
    [t('tags'), joined(item.tags)],
    [t('about'), item.about],
    [t('languages'), item.languages.map((code) => names.of(code) ?? code).join(', ')],
    [t('accounts'), <Accounts key="accounts" item={item} />],
    [t('code'), <code key="code">{item.code}</code>],
    [t('workEmail'), corporateEmail],
    [t('charity'), charity && t('share', { percent: charity.percent, fund: fundName ?? '' })],
    [t('asked'), asked],
    [t('answer'), answer],
    [t('reason'), reason],
  ];
  return (
    <dl className={styles.said}>
      {parts
        .filter(([, words]) => words)
        .map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  );
};

const Accounts = ({ item: { profiles, linked } }: { item: QueuedApplication }) => {
  const { t } = useTranslation('applications');
  return (
    <ul className={styles.accounts}>
      {profiles.map((profile) => (
        <Profile key={profile.address} profile={profile} />
      ))}
      {linked.map(({ network, name }) => (
        <li key={`${network} ${name}`}>{t('linked', { network, name })}</li>
      ))}
    </ul>
  );
};

/** The page is a stranger's: it learns neither where one comes from nor anything about this tab. */
const Profile = ({ profile: { address, proof } }: { profile: ApplicationProfile }) => {
  const { t } = useTranslation('applications');
  const state = proof === null ? 'unproven' : proof === 'code' ? 'byCode' : 'bySight';
  return (
    <li>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={text.link} title={t('opens')}>
        {address.replace('https://', '')}
      </a>{' '}
      <Badge kind={proof === null ? 'plain' : 'safe'}>{t(state)}</Badge>
    </li>
  );
};
