/** The product's colours, written into each element's style: many mail clients drop style sheets. */
const light = {
  bg: '#f6efe3',
  surface: '#fefcf8',
  text: '#211122',
  quiet: '#5e465f',
  line: '#d9cbb3',
  tint: '#f6efe3',
};
const dark: typeof light = {
  bg: '#190f1c',
  surface: '#281b2b',
  text: '#f3ece0',
  quiet: '#c0acb5',
  line: '#5a475d',
  tint: '#382839',
};
const lamp = '#ffb316';

const text = "Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = "Unbounded,Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const looks = {
  body: `margin:0;padding:0;background:${light.bg};color:${light.text};font:16px/1.55 ${text};-webkit-text-size-adjust:100%`,
  page: `width:100%;background:${light.bg}`,
  sheet: 'width:100%;max-width:600px;margin:0 auto',
  wordmark: `margin:0;color:${light.text};font:700 19px/1.2 ${display};letter-spacing:-0.035em`,
  lampLine: `width:36px;height:4px;margin:8px 0 0;background:${lamp};border-radius:2px;font-size:0;line-height:0`,
  card: `background:${light.surface};border:1px solid ${light.line};border-radius:20px`,
  title: `margin:0 0 12px;color:${light.text};font:600 22px/1.3 ${text};letter-spacing:-0.015em`,
  lead: `margin:0 0 20px;color:${light.text};font:400 17px/1.5 ${text}`,
  paragraph: `margin:0 0 16px;color:${light.text};font:400 16px/1.55 ${text};white-space:pre-line`,
  quote: `margin:0 0 16px;padding:12px 16px;background:${light.tint};color:${light.text};border-left:4px solid ${lamp};border-radius:8px;font:400 16px/1.55 ${text};white-space:pre-line`,
  code: `margin:0 0 20px;color:${light.text};font:700 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.18em`,
  rows: 'width:100%;margin:0 0 24px;border-collapse:collapse',
  label: `padding:9px 16px 9px 0;color:${light.quiet};border-top:1px dotted ${light.line};font:400 15px/1.4 ${text};text-align:left;vertical-align:top;white-space:nowrap`,
  value: `padding:9px 0;color:${light.text};border-top:1px dotted ${light.line};font:400 15px/1.4 ${text};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  total: 'border-top-style:solid;font-weight:700',
  button: `display:inline-block;padding:15px 28px;background:${lamp};color:#211122;border-radius:999px;font:650 16px/1.2 ${text};text-decoration:none`,
  hint: `margin:16px 0 0;color:${light.quiet};font:400 14px/1.5 ${text}`,
  footer: `margin:0 0 10px;color:${light.quiet};font:400 14px/1.5 ${text}`,
  link: `color:${light.quiet};text-decoration:underline`,
  /** The preview text that mail clients show beside the subject; hidden in the mail itself. */
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0',
} as const;

/** For mail clients that support media queries. Each element has a class beside its style. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.body, .page { background: ${dark.bg} !important; }
.card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.text { color: ${dark.text} !important; }
.quiet { color: ${dark.quiet} !important; }
.line { border-top-color: ${dark.line} !important; }
.quote { background: ${dark.tint} !important; color: ${dark.text} !important; }
}
@media (max-width: 480px) {
.inside { padding: 24px 20px !important; }
.button { display: block !important; text-align: center !important; }
}`;
