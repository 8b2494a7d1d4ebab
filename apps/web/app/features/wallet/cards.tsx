import { limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api.ts';
import { cardNames, cardsQuery } from '../../shared/kept-cards.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useIdempotent } from '../../shared/use-idempotent.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/row.tsx';
import { useRefreshWallet } from './api.ts';
import styles from './aside.module.css';

const hold = cents(limits.money.cardCheckHold);

/** Cards that are kept for later charges. */
export const Cards = () => {
  const { t } = useTranslation('wallet');
  const dollars = useDollars();
  const navigate = useNavigate();
  const check = useIdempotent((body: Record<string, never>, idempotencyKey) =>
    api('checkCard', { body }, { idempotencyKey }),
  );
  const { data: cards = [], isSuccess } = useQuery(cardsQuery);
  const keep = useMutation({
    mutationFn: () => check({}),
    onSuccess: ({ result }) => navigate(result),
    onError: useSayProblem(),
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
    mutationFn: () => api('removeCard', { body: { idCard } }),
    onSuccess: async () => {
      await refresh();
      say.success(t('cards.removed'));
    },
    onError: useSayProblem(),
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
