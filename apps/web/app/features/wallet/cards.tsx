import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../shared/api/use-idempotent.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cardNames, cardsQuery } from '../../shared/money/kept-cards.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Rows } from '../../ui/layout/row.tsx';
import { checkCard, removeCard, useRefreshWallet } from './api.ts';
import styles from './aside.module.css';

const hold = cents(limits.money.cardCheckHold);

/** The saved cards. */
export const Cards = () => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const navigate = useNavigate();
  const check = useIdempotent(checkCard);
  const { data: cards = [], isSuccess } = useQuery(cardsQuery);
  const keep = useMutation({
    mutationFn: () => check({}),
    onSuccess: ({ result }) => navigate(result),
    onError: useShowProblem(),
  });
  return (
    <section className={styles.part} aria-labelledby="cards">
      <h2 id="cards">{t('cards.title')}</h2>
      {isSuccess && cards.length === 0 && <p>{t('cards.empty')}</p>}
      <Rows>
        {cards.map((card) => (
          <Card key={card.idCard} card={card} />
        ))}
      </Rows>
      <p>{t('cards.keepMore', { sum: dollars(hold) })}</p>
      <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('cards.keep')}
      </Button>
    </section>
  );
};

const Card = ({ card }: { card: SavedCard }) => {
  const { t } = useTranslation('wallet');
  const refresh = useRefreshWallet();
  const { idCard } = card;
  const { brand, last4, date } = cardNames(card);
  const name = t('cards.name', { brand, last4 });
  const remove = useMutation({
    mutationFn: () => removeCard(idCard),
    onSuccess: async () => {
      await refresh();
      toast.success(t('cards.removed'));
    },
    onError: useShowProblem(),
  });
  return (
    <Row name={name} more={t('cards.expires', { date })}>
      <Button
        size="small"
        look="quiet"
        aria-label={t('cards.removeName', { name })}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('cards.remove')}
      </Button>
    </Row>
  );
};
