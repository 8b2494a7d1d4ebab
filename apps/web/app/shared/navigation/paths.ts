import type { DocumentName } from './document-names.ts';

export const settingsSections = [
  'account',
  'privacy',
  'security',
  'notifications',
  'chat',
  'calls',
  'memberships',
  'gifts',
  'feed-categories',
  'agents',
  'display',
  'data',
  'support',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, value);
  return given.size > 0 ? `${path}?${given}` : path;
};

type OrdersFilter = { role?: string | undefined; partner?: number | undefined; state?: string | undefined };

/** The subject of a request: an order's number, an error's code and the id of its request. */
type HelpQuery = { q?: string; topic?: string; order?: string; code?: string; request?: string };

/** Every URL of the site is written here once. */
export const paths = {
  home: (closed?: 'profile') => withQuery('/', { closed }),
  help: (query: HelpQuery = {}) => withQuery('/help', query),
  /** The contact form below the answers, prefilled. */
  contact: (query: HelpQuery = {}) => `${withQuery('/help', query)}#contact`,
  /** What a certificate says; without a code, where one is entered. */
  verify: (code?: string) => (code === undefined ? '/verify' : `/verify/${code}`),
  /** The chat with support; visitors are led to the contact form. */
  support: (query: HelpQuery = {}) => withQuery('/redirect/support', query),
  document: (name: DocumentName) => `/${name}`,
  explore: (group?: string, category?: string) => withQuery('/explore', { group, category }),
  auctions: (state?: 'soon' | 'ended', group?: string) => withQuery('/explore/auctions', { state, group }),
  auction: (idProduct: number) => withQuery('/auction', { id: String(idProduct) }),
  /** Where a winner pays, and says where it is sent. */
  ownBids: () => '/bids',
  auctionWinner: ({ idProduct, idOwner }: { idProduct: number; idOwner: number }) =>
    withQuery('/auction-winner', { product: String(idProduct), owner: String(idOwner) }),
  search: (find?: string) => (find === undefined ? '/explore?find' : withQuery('/explore', { find })),
  profile: ({ idUser, nickname }: { idUser: number; nickname: string | null }, tab?: string) =>
    withQuery(`/${nickname ?? idUser}`, { tab }),
  /** The public posts of a talent for feed readers. */
  profileFeed: ({ idUser, nickname }: { idUser: number; nickname: string | null }) => `/${nickname ?? idUser}/feed.xml`,
  plans: (idUser: number) => `/product-subscriptions?user=${idUser}`,
  plan: (idSubscription: number) => `/feed-subscription/${idSubscription}`,
  post: ({ space, idPost }: { space: 'feed' | 'community'; idPost: number }) =>
    space === 'feed' ? `/post/${idPost}` : `/community/post/${idPost}`,
  /** The plans that open a post. */
  postPlans: (idPost: number) => `/post-subscriptions/${idPost}`,
  shareProduct: (idProduct: number) => `/share/product/${idProduct}`,
  bought: (type: string, receipt: string) => withQuery('/product-bought', { pt: type, o: receipt }),
  /** The profile with the dialog for a gift open. */
  gift: (idTalent: number) => withQuery(`/${idTalent}`, { gift: 'open' }),
  giftGiven: (receipt: string | null = null) =>
    withQuery('/product-bought', { pt: 'donation', o: receipt ?? undefined }),
  giftFailed: (idTalent: number) => withQuery('/donate/failed', { user: String(idTalent) }),
  sentGifts: () => '/settings/gifts?tab=sent',
  studioGifts: () => '/studio/gifts',
  giftOffer: () => '/studio/gifts?tab=offer',
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  password: () => '/password',
  setPassword: (token?: string) => withQuery('/set-password', { token }),
  setPin: () => '/set-pin',
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  chat: (idChat?: number) => (idChat === undefined ? '/chat' : `/chat/${idChat}`),
  archivedChats: () => '/chat?archived=yes',
  /** The first message to somebody; leads to the chat if there is one. */
  message: (idUser: number) => withQuery('/message', { user: String(idUser) }),
  call: (idCall: number) => `/call/${idCall}`,
  /** To call somebody: what it costs, and whether one can be heard. */
  callTo: (idUser: number) => `/call-to?user=${idUser}`,
  callTimes: (which?: 'past') => withQuery('/call-times', { which }),
  callTime: (idBooking: number) => `/call-times/${idBooking}`,
  deleteAccount: () => '/settings/delete',
  wallet: (pot?: string) => withQuery('/wallet', { pot }),
  withdraw: (step?: string) => withQuery('/wallet/withdraw', { step }),
  depositLink: (token: string) => `/wallet/deposit/${encodeURIComponent(token)}`,
  withdrawLink: (token: string) => `/wallet/withdraw/${encodeURIComponent(token)}`,
  depositResult: (si: string) => withQuery('/wallet/deposit-success', { si }),
  checkout: (si: string) => withQuery('/redirect/stripe-checkout', { si }),
  /** The page of mails about a payment. */
  pay: (si: string) => `/pay/${encodeURIComponent(si)}`,
  transaction: (id: string) => withQuery('/wallet', { open: id }),
  orders: ({ role, partner, state }: OrdersFilter = {}) =>
    withQuery('/orders', { role, partner: partner?.toString(), state }),
  order: (id: number) => `/orders/${id}`,
  orderLink: (token: string) => `/order/${encodeURIComponent(token)}`,
  admin: () => '/admin',
  adminCollaborations: () => '/admin/collaborations',
  adminProblems: () => '/admin/problems',
  adminReviews: () => '/admin/reviews',
  product: ({ idProduct, idOwner }: { idProduct: number; idOwner: number }) =>
    withQuery('/product', { id: String(idProduct), user: String(idOwner) }),
  studio: () => '/studio',
  studioProducts: () => '/studio/products',
  newProduct: (type?: string) => withQuery('/studio/products/new', { type }),
  ownProduct: (idProduct: number) => `/studio/products/${idProduct}`,
  studioAuctions: () => '/studio/auctions',
  newAuction: () => '/studio/auctions/new',
  ownAuction: (idProduct: number) => `/studio/auctions/${idProduct}`,
  studioOrders: () => '/studio/orders',
  desk: (idOrder: number) => `/studio/orders/${idOrder}`,
  /** `of` is the talent for whom one acts. */
  studioMessages: (of?: number) => withQuery('/studio/messages', { of: of?.toString() }),
  checkIn: () => '/studio/check-in',
  /** `page` is the talent for whom one acts. */
  studioPosts: (space?: string, page?: number) => withQuery('/studio/posts', { space, page: page?.toString() }),
  studioPlans: () => '/studio/plans',
  studioGroups: () => '/studio/groups',
  studioMembers: (which?: 'former') => `/studio/members${which ? `?which=${which}` : ''}`,
  studioPage: () => '/studio/page',
  becomeTalent: (step?: string) => withQuery('/become-a-talent', { step }),
  adminApplications: (state?: string) => withQuery('/admin/applications', { state }),
  decisions: () => '/decisions',
  appeal: (token: string) => `/appeal/${encodeURIComponent(token)}`,
  adminWithdrawals: (state?: string) => withQuery('/admin/withdrawals', { state }),
  appLanguage: () => '/app-language',
  downloadApp: () => '/download-mob-app',
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  revertEmail: (token: string) => `/revert-email/${encodeURIComponent(token)}`,
  revertSocial: (token: string) => `/revert-social/${encodeURIComponent(token)}`,
  confirmCorporateEmail: (token: string) => `/confirm-corporate-email/${encodeURIComponent(token)}`,
  emailUnsubscribe: (token: string) => `/email-unsubscribe/${encodeURIComponent(token)}`,
  sandbox: () => '/sandbox',
};

/** Allows only paths of our own site: a crafted link must not lead elsewhere after log-in. */
export const safeNext = (next: string | null): string =>
  next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : paths.home();
