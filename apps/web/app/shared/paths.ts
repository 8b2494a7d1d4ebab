/** Every address of the site is written here once. */
export const paths = {
  home: () => '/',
  explore: (group?: string, category?: string) => {
    const query = new URLSearchParams({ ...(group && { group }), ...(category && { category }) });
    return query.size > 0 ? `/explore?${query}` : '/explore';
  },
  profile: ({ idUser, nickname }: { idUser: number; nickname: string | null }) => `/${nickname ?? idUser}`,
  login: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  sandbox: () => '/sandbox',
};

/** Only a path of our own site: a crafted link must not lead elsewhere after the login. */
export const safeNext = (next: string | null): string =>
  next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : paths.home();
