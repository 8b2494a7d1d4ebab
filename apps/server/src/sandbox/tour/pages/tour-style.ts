/** The product's colours on plain pages: warm paper, aubergine ink, one lamp. */
export const tourStyle = `
:root { color-scheme: light dark; --bg: light-dark(#f6efe3, #190f1c); --surface: light-dark(#fefcf8, #281b2b); --text: light-dark(#211122, #f3ece0);
  --quiet: light-dark(#5e465f, #c0acb5); --line: light-dark(#d9cdba, #43334a); --control: light-dark(#8c798c, #917f92); --accent: #ffb316; --on-accent: #211122;
  --focus: light-dark(#483149, #ffc859); --stop: light-dark(#9e1819, #ff9a8e); --stop-soft: light-dark(#fff1ef, #431b1f); --lamp: light-dark(#ffebbe, #46300f); }
:root[data-theme='light'] { color-scheme: light; } :root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.55 'Onest Variable', system-ui, sans-serif; }
header { background: var(--lamp); } main, nav { width: min(70rem, 100% - 2rem); margin: 0 auto; } main { padding: 1.5rem 0 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; } nav a[aria-current] { font-weight: 700; text-decoration: none; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.03em; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.375rem; letter-spacing: -0.02em; } h3 { margin: 0; font-size: 1.0625rem; } h4 { margin: 1rem 0 .25rem; font-size: 1rem; }
p { margin: .25rem 0 .75rem; } .lead { max-width: 46rem; font-size: 1.0625rem; } .quiet, small { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
a { color: inherit; } small { display: block; } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; }
ul.cards, .stories { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
.stories { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
.card, .happened, details { padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
ul.cards .card { display: flex; flex-direction: column; } ul.cards .card form { margin-top: auto; }
form { margin: 0; } button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid transparent;
  border-radius: 999px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
button[hidden] { display: none; } button.plain, .button { border-color: var(--control); background: none; color: var(--text); font-weight: 400; }
.stories button, .stories .button, .lines button { min-height: 2.25rem; padding: 0 .875rem; font-size: .875rem; white-space: nowrap; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
ol { margin: 0; padding-left: 1.25rem; } ol li { padding: .375rem 0; } ol li span { display: block; } ol li form, ol li .button { margin-top: .25rem; }
.lines { margin: 0; padding: 0; list-style: none; } .lines li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-height: 2.75rem; padding: .25rem 0;
  border-bottom: 1px solid var(--line); } .lines li:last-child { border: 0; } .lines code { font: 1rem/1.5 ui-monospace, monospace; white-space: nowrap; } .lines span { overflow-wrap: anywhere; }
.happened { margin: 0 0 1rem; border-color: var(--accent); } details { margin: 0 0 .75rem; } summary { min-height: 1.75rem; cursor: pointer; }
.mail summary span { display: block; } iframe { width: 100%; height: 30rem; margin-top: .75rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.problem { padding: .75rem 1rem; border-radius: 8px; background: var(--stop-soft); color: var(--stop); }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; background: var(--surface); } th, td { padding: .5rem .75rem; border: 1px solid var(--line); text-align: left; }
td.sum { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
