import type { Application } from '@stagedoor/contract/schemas/application';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { groupsQuery, tagsQuery } from '../../shared/people/topics.ts';
import text from '../../ui/theme/text.module.css';
import { fundsQuery } from './api.ts';
import styles from './application-page.module.css';
import type { Step } from './steps.ts';

type Props = { application: Application; user: SelfUser; changes?: boolean };

/** The whole application, part by part. */
export const Summary = ({ application, user, changes = false }: Props) => {
  const { t } = useTranslation('application');
  const parts = useParts(application, user);
  return (
    <dl className={styles.review}>
      {parts.map(({ step, name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words.length > 0 ? words.map((line) => <span key={line}>{line}</span>) : t('review.nothing')}</dd>
          {changes && (
            <dd>
              <Link
                to={paths.becomeTalent(step)}
                className={text.link}
                aria-label={t('review.changePart', { part: name })}
              >
                {t('review.change')}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};

type Part = { step: Step; name: string; words: string[] };

const useParts = (application: Application, user: SelfUser): Part[] => {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const { data: groups = [] } = useQuery(groupsQuery(language));
  const { data: tags = [] } = useQuery(tagsQuery(application.categories, language));
  const { data: funds = [] } = useQuery(fundsQuery(language));
  const { charity } = application;
  const categories = groups.flatMap((group) => group.categories);
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const fund = funds.find(({ idCharityFund }) => idCharityFund === charity?.idCharityFund);
  const labels = tags.filter(({ idTag }) => application.tags.includes(idTag));
  const named = application.categories.flatMap((name) => categories.find((one) => one.name === name) ?? []);
  const mail = user.corporateEmail;
  return [
    {
      step: 'craft',
      name: t('review.craft'),
      words: [named, labels].map((all) => all.map((one) => one.localizedString).join(', ')).filter(Boolean),
    },
    { step: 'about', name: t('review.headline'), words: [application.specialization].filter(Boolean) },
    {
      step: 'about',
      name: t('review.about'),
      words: [application.about, application.languages.map((code) => languages.of(code) ?? code).join(', ')].filter(
        Boolean,
      ),
    },
    {
      step: 'accounts',
      name: t('review.accounts'),
      words: [
        ...application.profiles.map(({ address }) => address.replace('https://', '')),
        ...user.socialAccounts.map(({ network, name }) => `${network}: ${name}`),
        ...(mail ? [mail] : []),
      ],
    },
    {
      step: 'charity',
      name: t('review.charity'),
      words: charity ? [t('charity.gives', { percent: charity.percent, fund: fund?.name ?? '' })] : [],
    },
    { step: 'link', name: t('review.link'), words: [`${window.location.host}${paths.profile(user)}`] },
  ];
};
