import type { FoundPerson, PersonState } from '@stagedoor/contract/schemas/person';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const kinds: Record<PersonState, 'plain' | 'safe' | 'stop'> = {
  active: 'safe',
  hidden: 'plain',
  blocked: 'stop',
  deleted: 'plain',
  registration: 'plain',
};

export const StateBadge = ({ person: { state } }: { person: Pick<FoundPerson, 'state'> }) => {
  const { t } = useTranslation('users');
  return <Badge kind={kinds[state]}>{t(`states.${state}`)}</Badge>;
};
