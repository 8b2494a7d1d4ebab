const early = /<link rel="preload"[^>]*>/g;
const script = /<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;
const starter = ' type="module" async="">';
const route = /^import \* as (\w+) from (".*");$/gm;

/** A page that nobody looks at is never painted, and an old browser does not tell that it was. */
const untilPainted = `await new Promise((painted) => {
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  setTimeout(painted, document.hidden ? 0 : 3_000);
});`;

/** A few at a time: each takes the browser a moment, in which it hears no click. */
const fetchScripts = (addresses: string[]) => `for (const [index, href] of ${JSON.stringify(addresses)}.entries()) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
  if (index % 2 === 1) await new Promise((next) => setTimeout(next));
}`;

/** The router's own starter runs when the page's modules are there; this one asks for them when it has come so far. */
const startLate = (html: string, addresses: string[]): string => {
  const written = html.indexOf(starter);
  if (written === -1) return html;
  const start = written + starter.length;
  const end = html.indexOf('</script>', start);
  const imports = html.slice(start, end).replaceAll(route, 'const $1 = await import($2);');
  return `${html.slice(0, start)}${untilPainted}\n${fetchScripts(addresses)}\n${imports}${html.slice(end)}`;
};

/**
 * A page can be shown without its pictures and fonts, but not without its styles, so they come first, whatever React fetches
 * early. Its scripts come when it has been seen: before that they would only take their share of the line.
 */
export const paintFirst = (html: string): string => {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const links = head.match(early) ?? [];
  const addresses = [...head.matchAll(script)].flatMap(([, address]) => address ?? []);
  const page = head.replaceAll(early, '').replaceAll(script, '') + links.join('') + html.slice(end);
  return addresses.length > 0 ? startLate(page, addresses) : page;
};
