import { type MouseEvent, useRef } from 'react';
import { minute } from '../../../shared/time/durations.ts';

/** A little less than a link lives at least. */
const lifeMs = 4 * minute;

/** Follows a link that lives minutes: an older one is exchanged first. */
export const useFreshLink = (
  link: string,
  freshLink: () => Promise<string | undefined>,
  addressOf: (link: string) => string = (same) => same,
) => {
  const shown = useRef({ link: '', since: 0, isRenewed: false });
  if (shown.current.link !== link) shown.current = { link, since: Date.now(), isRenewed: false };
  return {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (Date.now() - shown.current.since < lifeMs) return;
      event.preventDefault();
      // Opened at once: later the browser would take it for an advertisement.
      const tab = event.currentTarget.target === '_blank' ? window.open('', '_blank') : window;
      void freshLink().then((fresh) => tab?.location.assign(addressOf(fresh ?? link)));
    },
    /** Of a picture that did not load: once. */
    onExpired: async () => {
      if (shown.current.isRenewed) return;
      shown.current.isRenewed = true;
      await freshLink();
    },
  };
};
