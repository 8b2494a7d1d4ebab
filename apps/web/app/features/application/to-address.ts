/** The whole address of what somebody typed or pasted; null where that is none. */
export const toAddress = (typed: string): string | null => {
  const text = typed.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/\.[a-z]{2,}$/i.test(url.hostname)) return null;
  const path = url.pathname.replace(/\/+$/, '');
  return path === '' ? null : `https://${url.host}${path}`;
};
