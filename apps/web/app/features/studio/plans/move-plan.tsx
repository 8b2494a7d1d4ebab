import { movePlan, type OwnPlan } from '../api.ts';
import { MoveButtons, type Place } from '../move-buttons.tsx';

const ways = ['up', 'down'] as const;

/** Buttons that change the order in which fans see the plans. */
export const MovePlan = ({ plan: { idSubscription, name }, ...place }: Place & { plan: OwnPlan }) => (
  <MoveButtons {...place} name={name} ways={ways} move={(to) => movePlan({ idSubscription, to })} />
);
