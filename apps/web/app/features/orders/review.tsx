import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stars } from '../../ui/display/stars.tsx';
import { replyToReview } from './api.ts';
import { LineForm } from './line-form.tsx';
import styles from './order-view.module.css';
import quote from './review.module.css';
import { ReviewForm } from './review-form.tsx';

/** The fan's public review, and the talent's reply. */
export const Review = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  const [changing, setChanging] = useState(false);
  const { score, can, role } = order;
  const mayWrite = can.includes('review');
  if (!score && !mayWrite) return null;
  const writes = mayWrite && (changing || !score);
  return (
    <section className={styles.part} aria-labelledby="review">
      <h2 id="review">{t(role === 'buyer' ? 'review.title' : 'review.talentTitle')}</h2>
      {writes && <ReviewForm order={order} onEnd={() => setChanging(false)} />}
      {!writes && score && <Written order={order} score={score} />}
      {!writes && mayWrite && (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('review.change')}
        </Button>
      )}
      {role === 'talent' && score?.reply === null && <Reply idScore={score.idScore} />}
    </section>
  );
};

const Reply = ({ idScore }: { idScore: number }) => {
  const { t } = useTranslation('orders');
  const send = (text: string) => replyToReview(idScore, text);
  return (
    <LineForm label={t('review.replyLabel')} submit={t('review.replySend')} done={t('review.replied')} send={send} />
  );
};

type Score = NonNullable<OrderDetail['score']>;

const Written = ({
  order: { role, talentName },
  score: { score, text, reply },
}: {
  order: OrderDetail;
  score: Score;
}) => {
  const { t } = useTranslation('orders');
  return (
    <div className={quote.review}>
      <Stars score={score} label={t('review.stars', { count: score })} />
      {text && <blockquote>{text}</blockquote>}
      {reply !== null && (
        <div className={quote.reply}>
          <strong>{role === 'talent' ? t('review.ownReply') : t('review.replyOf', { name: talentName })}</strong>
          <p>{reply}</p>
        </div>
      )}
    </div>
  );
};
