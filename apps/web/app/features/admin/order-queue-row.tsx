import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import text from '../../ui/theme/text.module.css';
import styles from './queue.module.css';

export type DecideOrder = ComponentType<{ order: OrderDetail; onDecided: () => void }>;

type Props = { order: OrderDetail; decide: DecideOrder; onDecided: () => void };

export const OrderQueueRow = ({ order, decide: Decide, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const { idOrder, productName, partner, talentName, total, deadline, problem } = order;
  const until = problem?.decideBy ?? deadline;
  return (
    <tr>
      <th scope="row" data-column="order">
        <Link to={paths.order(idOrder)} className={text.link}>
          {productName}
        </Link>
        <small>{t('queue.number', { id: idOrder, fan: partner.name, talent: talentName })}</small>
      </th>
      <td data-column="about" className={styles.about}>
        {problem ? <Problem problem={problem} /> : <Proposal order={order} />}
      </td>
      <td data-column="sum">{dollars(total)}</td>
      <td data-column="until">{until && <time dateTime={until}>{dayAndTime(new Date(until), language)}</time>}</td>
      <td data-column="decision" className={styles.decision}>
        <Decide order={order} onDecided={onDecided} />
      </td>
    </tr>
  );
};

const Problem = ({ problem }: { problem: NonNullable<OrderDetail['problem']> }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { kind, text: said, answer, answerBy } = problem;
  return (
    <>
      {kind === 'didNotTakePlace' && <strong>{t('queue.notTakenPlace')}</strong>}
      <span>{t('queue.said', { text: said })}</span>
      <small>
        {answer === null
          ? t('queue.silent', { date: dayAndTime(new Date(answerBy), language) })
          : t('queue.answered', { text: answer })}
      </small>
    </>
  );
};

const Proposal = ({ order: { fields } }: { order: OrderDetail }) => {
  const fieldValue = (name: string) => fields.find((field) => field.name === name)?.value;
  return (
    <>
      <span>{fieldValue('wishes')}</span>
      <small>
        {[fieldValue('companyName'), fieldValue('fullName'), fieldValue('phone')].filter(Boolean).join(', ')}
      </small>
    </>
  );
};
