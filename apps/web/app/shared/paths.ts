export const settingsSections = [
  'account',
  'privacy',
  'security',
  'notifications',
  'display',
  'data',
  'support',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) given.set(name, value);
  return given.size > 0 ? `${path}?${given}` : path;
};

/** Every address of the site is written here once. */
export const paths = {
  home: () => '/',
  explore: (group?: string, category?: string) => withQuery('/explore', { group, category }),
  profile: ({ idUser, nickname }: { idUser: number; nickname: string | null }) => `/${nickname ?? idUser}`,
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  password: () => '/password',
  setPassword: (token?: string) => withQuery('/set-password', { token }),
  setPin: () => '/set-pin',
  settings: (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings'),
  deleteAccount: () => '/settings/delete',
  wallet: (pot?: string) => withQuery('/wallet', { pot }),
  withdraw: (step?: string) => withQuery('/wallet/withdraw', { step }),
  depositLink: (token: string) => `/wallet/deposit/${encodeURIComponent(token)}`,
  withdrawLink: (token: string) => `/wallet/withdraw/${encodeURIComponent(token)}`,
  depositResult: (si: string) => withQuery('/wallet/deposit-success', { si }),
  checkout: (si: string) => withQuery('/redirect/stripe-checkout', { si }),
  studio: () => '/studio',
  becomeTalent: (step?: string) => withQuery('/become-a-talent', { step }),
  adminApplications: (state?: string) => withQuery('/admin/applications', { state }),
  adminWithdrawals: (state?: string) => withQuery('/admin/withdrawals', { state }),
  appLanguage: () => '/app-language',
  downloadApp: () => '/download-mob-app',
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  revertEmail: (token: string) => `/revert-email/${encodeURIComponent(token)}`,
  confirmCorporateEmail: (token: string) => `/confirm-corporate-email/${encodeURIComponent(token)}`,
  emailUnsubscribe: (token: string) => `/email-unsubscribe/${encodeURIComponent(token)}`,
  sandbox: () => '/sandbox',
};

/** Only a path of our own site: a crafted link must not lead elsewhere after the login. */
export const safeNext = (next: string | null): string =>
  next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : paths.home();
