export type SandboxPerson = { email: string; name?: string; verified?: boolean };

/**
 * Follows a browser's redirects to the sandbox's social network, logs in there, and returns the parameters of the
 * redirect back.
 */
export const visitSandboxId = async (url: string, { email, name = 'Olena Teliha', verified = true }: SandboxPerson) => {
  const cookies = new Map<string, string>();
  const go = async (address: URL, body?: URLSearchParams) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    return new URL(answer.headers.get('location') ?? `missing:${answer.status}`, address);
  };
  const page = await go(new URL(url));
  const form = new URLSearchParams({ answer: 'log-in', email, name, ...(verified && { verified: 'on' }) });
  const back = await go(await go(page, form));
  const { code = '', state = '' } = Object.fromEntries(back.searchParams);
  return { code, state, address: back.origin + back.pathname };
};
