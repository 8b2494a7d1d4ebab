import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { answerExtension } from './api.ts';
import { useAction } from './use-action.ts';

/** Three more days: requested, accepted or refused. */
export const Extension = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  // What became of an order that has ended is said above; its date says nothing any more.
  if (!order.extension || order.state !== 'processing') return null;
  const { until, answer } = order.extension;
  const date = dayAndTime(new Date(until), language);
  if (answer) return <Note>{t(`extension.${answer}`, { date })}</Note>;
  if (order.can.includes('answerExtension')) return <Question order={order} date={date} />;
  return order.role === 'talent' ? <Note>{t('extension.waiting', { date })}</Note> : null;
};

const Question = ({ order: { idOrder, partner }, date }: { order: OrderDetail; date: string }) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending, variables } = useAction({
    act: (agree: boolean) => answerExtension(idOrder, agree),
    done: (agree) => t(agree ? 'extension.thanks' : 'extension.kept'),
  });
  return (
    <Note>
      <p>
        <strong>{t('extension.asked', { name: partner.name, date })}</strong>
      </p>
      <p>{t('extension.askedText')}</p>
      <Ways>
        <Button size="small" look="primary" busy={isPending && variables} onClick={() => mutate(true)}>
          {t('extension.agree')}
        </Button>
        <Button size="small" busy={isPending && !variables} onClick={() => mutate(false)}>
          {t('extension.refuse')}
        </Button>
      </Ways>
    </Note>
  );
};
