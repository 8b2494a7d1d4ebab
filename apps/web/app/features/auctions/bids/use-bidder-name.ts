import type { Bidder } from '@stagedoor/contract/schemas/auction';
import { useCallback } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** A bidder's name, or which of the anonymous ones it is. */
export const useBidderName = () => {
  const { t } = useTranslation('auction');
  return useCallback(
    ({ name, isAlias }: Pick<Bidder, 'name' | 'isAlias'>) => (isAlias ? t('board.bidder', { alias: name }) : name),
    [t],
  );
};
