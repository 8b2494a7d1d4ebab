import type { ApplicationProfile, QueuedApplication } from '@stagedoor/contract/schemas/application';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import text from '../../../ui/theme/text.module.css';
import { type Fact, FactList } from '../fact-list.tsx';
import styles from './applications-page.module.css';

const joined = (items: readonly { localizedString: string }[]) =>
  items.map(({ localizedString }) => localizedString).join(', ');

/** The whole application, with the proofs of identity. */
export const ApplicationDetails = ({ item }: { item: QueuedApplication }) => {
  const { t } = useTranslation('applications');
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const { charity, fundName, corporateEmail, asked, answer, reason } = item;
  const facts: Fact[] = [
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
  return <FactList facts={facts} />;
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

/** An external page: sends no referrer and no `window.opener`. */
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
