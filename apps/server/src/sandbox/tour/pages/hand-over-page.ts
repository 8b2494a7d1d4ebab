import { html } from '../../../platform/http/html.ts';
import { type Speech, tourFrame } from './frame.ts';

export type HandOver = { token: string; device: string; next: string };

/** Hands the browser the session that the sandbox opened, as the login page would, and redirects. */
export const handOverPage = (speech: Speech, { token, device, next }: HandOver): string =>
  tourFrame(
    speech,
    speech.texts.title,
    null,
    html`<h1>${speech.texts.people.waiting}</h1>
<p data-token="${token}" data-device="${device}" data-next="${next}"><a href="${next}">${speech.texts.nav.product}</a></p>`,
  );
