import { withQuery } from './paths.ts';

type Account = { kind: string; owner: string };

/** URLs of the back office, apart from those that every page has to load. */
export const staffPaths = {
  audit: (subject?: string) => withQuery('/admin/audit', { subject }),
  staff: () => '/admin/staff',
  reports: (query: Record<string, string | undefined> = {}) => withQuery('/admin/reports', query),
  post: (idPost: number) => `/admin/posts/${idPost}`,
  support: ({ state, mine = false }: { state?: string; mine?: boolean } = {}) =>
    withQuery('/admin/support', { state, mine: mine ? 'yes' : undefined }),
  supportChat: (idChat: number) => `/admin/support/${idChat}`,
  supportRequests: (state?: string) => withQuery('/admin/support/requests', { state }),
  supportReplies: () => '/admin/support/replies',
  users: (query: { text?: string; role?: string; state?: string } = {}) => withQuery('/admin/users', query),
  user: (idUser: number) => `/admin/users/${idUser}`,
  auctions: (query: { person?: string; state?: string } = {}) => withQuery('/admin/auctions', query),
  auction: (idProduct: number) => `/admin/auctions/${idProduct}`,
  orders: () => '/admin/orders',
  order: (idOrder: number) => `/admin/orders/${idOrder}`,
  ledger: () => '/admin/ledger',
  ledgerAccounts: (kind?: string) => withQuery('/admin/ledger/accounts', { kind }),
  ledgerAccount: ({ kind, owner }: Account) => withQuery('/admin/ledger/account', { kind, owner }),
  ledgerTransactions: () => '/admin/ledger/transactions',
  ledgerTransaction: (id: number) => `/admin/ledger/transactions/${id}`,
  jobs: (state?: string, queue?: string) => withQuery('/admin/jobs', { state, queue }),
  groups: () => '/admin/groups',
  tags: () => '/admin/tags',
  funds: () => '/admin/funds',
  promoCodes: (query: { state?: string; find?: string } = {}) => withQuery('/admin/promo-codes', query),
  fees: () => '/admin/fees',
  presentation: (idUser: number) => `/admin/users/${idUser}/presentation`,
};
