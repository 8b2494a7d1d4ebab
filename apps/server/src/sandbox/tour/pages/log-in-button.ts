import { type Html, html } from '../../../platform/http/html.ts';
import type { Person } from '../log-in-as.ts';

/** A one-click log-in; `about` makes its label unique for screen readers. */
export const logInButton = (who: Person | 'guest', label: string, about: string): Html =>
  html`<form method="post" action="/sandbox/log-in"><input type="hidden" name="who" value="${who}">
<button aria-label="${label}: ${about}">${label}</button></form>`;
