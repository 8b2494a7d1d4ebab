import { noId, own, type Rules } from './row.ts';
import { aDisputedOrder, aDoneOrder, anOrder, type Sides } from './things.ts';
import type { World } from './world.ts';

/** Creates something between the given sides; a missing side is created. */
export type Make<Id = number> = (world: World, sides: Sides) => Promise<Id>;
type Naming<Id, In> = { make: Make<Id>; nowhere: Id; send: (id: Id) => In };

/** Only for the buyer; the talent is refused like a stranger, unless the call is for both. */
export const ofBuyer = <Id, In>(
  { make, nowhere, send }: Naming<Id, In>,
  { orTalent = false, ...rules }: Rules & { orTalent?: boolean } = {},
) =>
  own(
    { nowhere, send, make: (world, buyer) => make(world, { buyer }) },
    { ...rules, otherSide: { isOpen: orTalent, about: async (world, talent) => send(await make(world, { talent })) } },
  );

/** Only for the talent; the buyer is refused like a stranger. */
export const ofTalent = <Id, In>({ make, nowhere, send }: Naming<Id, In>) =>
  own(
    { nowhere, send, make: (world, talent) => make(world, { talent }) },
    { otherSide: { isOpen: false, about: async (world, buyer) => send(await make(world, { buyer })) } },
  );

export const buyersOrder = <In>(make: Make, send: (idOrder: number) => In) => ofBuyer({ make, nowhere: noId, send });
export const talentsOrder = <In>(make: Make, send: (idOrder: number) => In) => ofTalent({ make, nowhere: noId, send });

export const paid: Make = async (world, sides) => (await anOrder(world, sides)).idOrder;
export const done: Make = async (world, sides) => (await aDoneOrder(world, sides)).idOrder;
export const disputed: Make = async (world, sides) => (await aDisputedOrder(world, sides)).idOrder;
