import { copyScript } from '@stagedoor/sandbox';

/** Client script of the tour: copy buttons, and storing a session where the web app stores it. */
export const tourScript = `${copyScript}
const opened = document.querySelector('[data-token]');
if (opened) {
  const { token, device, next } = opened.dataset;
  const isVisitor = token === 'anonymous';
  if (device) localStorage.setItem('deviceId', device);
  document.cookie = 'sd_signed=' + (isVisitor ? '' : '1') + '; Path=/; Max-Age=' + (isVisitor ? 0 : 31536000) + '; SameSite=Lax';
  localStorage.setItem('aToken', token);
  location.replace(next);
}
`;
