import type { Call } from '@stagedoor/contract/schemas/call';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

/** `$2.50 a minute · video`. */
export const useCallFacts = () => {
  const { t } = useTranslation('calls');
  const dollars = useDollars();
  return ({ rate, kind }: Pick<Call, 'rate' | 'kind'>): string =>
    [rate === 0 ? t('ring.fromPack') : t('start.perMinute', { sum: dollars(rate) }), t(`kinds.${kind}`)].join(' · ');
};
