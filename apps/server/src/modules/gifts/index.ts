export { giftKinds } from './gifts.kinds.ts';
export { giftsPersonalData } from './gifts.personal-data.ts';
export { giftsRoutes } from './gifts.routes.ts';
export { createGifts } from './gifts.ts';
export { notifyOfGifts } from './notify-of-gifts.ts';
export { giftsSlot } from './profile-slot.ts';
