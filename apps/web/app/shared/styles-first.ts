const early = /<link rel="(?:module)?preload"[^>]*>/g;

/**
 * React writes what is to be fetched early before the styles. A page can be shown without its scripts, pictures and fonts, but
 * not without its styles, so they come first, and scripts do not compete with what is seen.
 */
export const stylesFirst = (html: string): string => {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const links = [...head.matchAll(early)].map(([link]) =>
    link.replace('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
  return head.replaceAll(early, '') + links.join('') + html.slice(end);
};
