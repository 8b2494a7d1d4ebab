import type { ReceivedGift } from '@stagedoor/contract/schemas/gift';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Fetching } from '../../shared/feedback/fetching.tsx';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Row, RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { receivedQuery, thankForGift, useRefreshGifts } from './api.ts';
import styles from './gifts.module.css';

/** What a talent was given, with the words that came with it. */
export const ReceivedGifts = () => {
  const { t } = useTranslation('gifts');
  const { language } = useShell();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    receivedQuery(language),
  );
  const gifts = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <RowGroup title={t('received.title')}>
      {!data && <Fetching failed={isError} again={refetch} />}
      {data && gifts.length === 0 && <p className={text.quiet}>{t('received.empty')}</p>}
      <Rows>
        {gifts.map((gift) => (
          <GiftRow key={gift.idOrder} gift={gift} />
        ))}
      </Rows>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </RowGroup>
  );
};

const GiftRow = ({ gift }: { gift: ReceivedGift }) => {
  const { t } = useTranslation('gifts');
  const { language, now } = useShell();
  const dollars = useDollars();
  const refresh = useRefreshGifts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => thankForGift(gift.idOrder),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  const name = gift.name || t('received.somebody');
  const sum = dollars(gift.price);
  const line = t(gift.isMonthly ? 'received.monthly' : 'received.once', {
    sum,
    date: fullDate(new Date(gift.at), new Date(now), language),
    earning: dollars(gift.earning),
  });
  return (
    <Row
      name={name}
      more={
        <>
          {line}
          {gift.text && <q className={styles.words}>{gift.text}</q>}
        </>
      }
    >
      {gift.thankedAt ? (
        <Badge>{t('received.thanked')}</Badge>
      ) : (
        <Button
          size="small"
          busy={isPending}
          aria-label={t('received.thankName', { name, sum })}
          onClick={() => mutate()}
        >
          {t('received.thank')}
        </Button>
      )}
    </Row>
  );
};
