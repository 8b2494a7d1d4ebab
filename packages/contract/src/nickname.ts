// Profiles are at /{nickname}, so nicknames must not collide with these pages.
const reserved = new Set(
  `about admin api app-language appeal assets auction auction-winner become-a-talent bids call call-times call-to certificates chat community
  confirm-corporate-email confirm-email cookies decisions documents donate download-mob-app email-unsubscribe explore favicon feed
  feed-subscription files health help legal login media message metrics mob-app order orders password pay post post-subscriptions privacy
  product product-bought product-subscriptions profile redirect refunds register revert-email revert-social robots rules sandbox set-password
  set-pin settings share sitemap stagedoor static studio support talent-agreement terms user verify wallet`.split(
    /\s+/,
  ),
);

export const isNickname = (text: string): boolean => /^[a-z][a-z0-9-]{2,39}$/.test(text) && !reserved.has(text);
