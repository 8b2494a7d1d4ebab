import type { FoundAuction } from '@stagedoor/contract/schemas/staff-auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const kinds = { inProgress: 'lamp', settling: 'stop', sold: 'safe' } as const;

export const PhaseBadge = ({ auction: { phase, outcome } }: { auction: FoundAuction }) => {
  const { t } = useTranslation('staffauctions');
  const state = phase === 'ended' ? (outcome ?? 'unsold') : phase;
  return <Badge kind={state in kinds ? kinds[state as keyof typeof kinds] : 'plain'}>{t(`states.${state}`)}</Badge>;
};
