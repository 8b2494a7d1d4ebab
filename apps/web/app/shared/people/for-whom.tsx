import type { Mandate } from '@stagedoor/contract/schemas/agents';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';

type Talent = Mandate['partner'];
type Props = {
  label: string;
  own: string;
  represented: readonly Talent[];
  talent: Talent | undefined;
  pathOf: (idTalent?: number) => string;
};

/** An agent's choice: for themselves, or for a talent for whom they act. */
export const ForWhom = ({ label, own, represented, talent, pathOf }: Props) =>
  represented.length > 0 && (
    <ChipRow label={label}>
      <ChipLink to={pathOf()} current={!talent}>
        {own}
      </ChipLink>
      {represented.map((one) => (
        <ChipLink key={one.idUser} to={pathOf(one.idUser)} current={one === talent}>
          {one.name}
        </ChipLink>
      ))}
    </ChipRow>
  );
