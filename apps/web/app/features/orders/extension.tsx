import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { api } from '../../shared/api.ts';
import { dayAndTime } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Ways } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';
import { useAct } from './use-act.ts';

/** Three days more: asked, agreed or refused. */
export const Extension = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  if (!order.extension) return null;
  const { until, answer } = order.extension;
  const date = dayAndTime(new Date(until), language);
  if (answer) return <Note>{t(`extension.${answer}`, { date })}</Note>;
  if (order.can.includes('answerExtension')) return <Question order={order} date={date} />;
  return order.role === 'talent' && order.state === 'processing' ? (
    <Note>{t('extension.waiting', { date })}</Note>
  ) : null;
};

const Question = ({ order: { idOrder, partner }, date }: { order: OrderDetail; date: string }) => {
  const { t } = useTranslation('orders');
  const { mutate, isPending, variables } = useAct({
    act: (agree: boolean) => api('answerExtension', { body: { idOrder, agree } }),
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
