import { limits } from '@stagedoor/contract/limits';
import { parseMoney, zero } from '@stagedoor/contract/money';
import type { Withdrawal } from '@stagedoor/contract/schemas/wallet';
import { Link } from 'react-router';
import { countryName } from '../../../shared/i18n/countries.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { fullDate } from '../../../shared/time/dates.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import type { Step } from './steps.ts';
import { useSend } from './use-send.ts';
import type { Withdraw } from './use-withdraw.ts';
import styles from './withdraw-page.module.css';
import { WithdrawStep } from './withdraw-step.tsx';

type Props = { withdraw: Withdraw; onSent: (withdrawal: Withdrawal) => void };

/** The summary before sending. */
export const ReviewStep = ({ withdraw, onSent }: Props) => {
  const { t } = useTranslation('withdraw');
  const sum = useDollars()(parseMoney(withdraw.values.amount) ?? zero);
  const send = useSend(withdraw, onSent);
  const parts = useParts(withdraw, sum);
  const { answerHours, newDestinationHours } = limits.withdrawal;
  return (
    <WithdrawStep withdraw={withdraw} onSubmit={send} submit={t('review.submit', { sum })}>
      <dl className={styles.review}>
        {parts.map(({ step, name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {words.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            <dd>
              <Link to={paths.withdraw(step)} className={text.link} aria-label={t('review.changePart', { part: name })}>
                {t('review.change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Note>{t('review.promise', { hours: answerHours, wait: newDestinationHours })}</Note>
    </WithdrawStep>
  );
};

type Part = { step: Step; name: string; words: string[] };

const useParts = ({ values, card, facts }: Withdraw, sum: string): Part[] => {
  const { t } = useTranslation('withdraw');
  const language = useLanguage();
  const born = fullDate(new Date(`${values.birthDate}T00:00:00Z`), facts.today, language);
  const destination = {
    bank: [
      values.account,
      `${values.swift.toUpperCase()}, ${values.bankName}`,
      `${t('taxpayerId')}: ${values.taxpayerId}`,
      values.purpose && `${t('purpose')}: ${values.purpose}`,
    ],
    card: [`••••\u00a0${card?.last4 ?? ''}`],
    paypal: [values.email],
    crypto: [values.cryptoAddress],
  };
  return [
    { step: 'amount', name: t('review.amount'), words: [sum] },
    {
      step: 'person',
      name: t('review.name'),
      words: [
        `${values.firstName} ${values.lastName}`,
        `${t('review.born')}: ${born}, ${countryName(values.birthCountry, language)}`,
      ],
    },
    {
      step: 'address',
      name: t('review.address'),
      words: [
        values.addressLine,
        `${values.postalCode} ${values.city}`,
        countryName(values.residenceCountry, language),
      ],
    },
    {
      step: 'bank',
      name: t('review.destination'),
      words: [t(`rails.${values.rail}`), ...destination[values.rail]],
    },
  ];
};
