import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import { planAreas } from '@stagedoor/contract/plan-areas';
import type { plan } from '@stagedoor/contract/schemas/membership';
import type { z } from 'zod';
import type { Read } from '../../platform/database/read.ts';
import { mediaLink } from '../media/index.ts';
import { planOpens } from './access/opens.ts';
import type { Deps } from './deps.ts';
import { joinablePlansOf, type PlanRow } from './plans.repo.ts';

type Plan = z.output<typeof plan>;

export const planDto = ({ id, name, short_about, about, id_image, price, opens }: PlanRow): Plan => ({
  idSubscription: id,
  name,
  shortAbout: short_about,
  about,
  imageLink: mediaLink(id_image),
  price: cents(price),
  opens,
});

type Whose = { idTalent: number; language: Language };

/** The plans that can be joined. Each says only what it opens already, not what the talent may add one day. */
export const plansShown = async (
  { listForMembers }: Pick<Deps, 'listForMembers'>,
  read: Read,
  { idTalent, language }: Whose,
): Promise<Plan[]> => {
  const plans = await read(joinablePlansOf, { idTalent, language });
  const things = plans.length > 0 ? await listForMembers(read, idTalent) : [];
  return plans.map((row) => {
    const shown = planDto(row);
    const opens = planAreas.filter((area) => things.some((thing) => thing.area === area && planOpens(shown, thing)));
    return { ...shown, opens };
  });
};
