/** Texts that would run if a page took them for markup, for an address or for a template. */

const mark = 'executed';
const run = `window.${mark}=1`;

const byHand = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload=${run}>`,
  `"><script>${run}</script>`,
  `'-${run}-'`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `javascript:${run}//https://stagedoor.example`,
  `https://stagedoor.example/" onmouseover="${run}`,
  `[x](javascript:${run})`,
  `<a href="javascript:${run}">x</a>`,
  `<math><mtext></mtext><style><img src=x onerror=${run}></style></math>`,
  `<details open ontoggle=${run}>`,
  `<body onload=${run}>`,
  `\${${run}}{{${run}}}<%= ${run} %>`,
  `<!--><script>${run}</script>-->`,
  `]]><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\u202E<script>${run}</script>`,
];

/** What ends the place that a text is in. */
const endings = ['', '">', "'>", '</title>', '</textarea>', '</script>', '</style>', '-->', ']]>', '\\"'];
const elements = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg/onload=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}></select>`,
  `<object data="javascript:parent.${run}"></object>`,
  `<embed src="javascript:parent.${run}">`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<link rel=stylesheet href=x onerror=${run}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style onload=${run}></style>`,
  `<audio src=x onerror=${run}></audio>`,
];

const all = [...byHand, ...endings.flatMap((ending) => elements.map((element) => `${ending}${element}`))];

/** `HOSTILE_TEXTS` says how many; `npm run test:nightly` takes all 150. */
export const hostileTexts: readonly string[] = all.slice(0, Number(process.env.HOSTILE_TEXTS ?? byHand.length));

/** The global that each of them would set. */
export const executedMark = mark;
