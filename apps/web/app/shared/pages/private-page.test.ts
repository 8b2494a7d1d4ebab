import { describe, expect, it } from 'vitest';
import { needSession } from './private-page.server.ts';

const ledTo = (address: string, cookie = '') => {
  try {
    needSession(new Request(`http://stagedoor.test${address}`, { headers: { cookie } }));
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : answer;
  }
};

describe('a page for logged-in users', () => {
  it('opens with a sign of a session', () => {
    expect(ledTo('/settings', 'sd_signed=1')).toBeNull();
  });

  it('leads to the login and back, with what was asked for', () => {
    expect(ledTo('/register?next=%2Fexplore')).toBe('/login?next=%2Fregister%3Fnext%3D%252Fexplore');
  });

  it('leads back to the page when a script asked for its data', () => {
    const data = '/settings/account.data?_routes=routes%2Fsettings-sections';
    expect(ledTo(data)).toBe('/login?next=%2Fsettings%2Faccount');
    expect(ledTo('/set-password.data?why=1&_routes=x')).toBe('/login?next=%2Fset-password%3Fwhy%3D1');
  });
});
