/** The product's look in little: warm paper, aubergine ink, one lamp. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --bg: #f6efe3; --surface: #fefcf8; --text: #211122; --text-2: #5e465f; --line: rgb(33 17 34 / 0.14);
  --control: #8c798c; --accent: #ffb316; --accent-hover: #ffc859; --on-accent: #211122; --focus: #483149;
  --note: #ffebbe; --note-text: #723e04; --stop: #9e1819; --stop-soft: #fff1ef; --link: #723e04;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #190f1c; --surface: #281b2b; --text: #f3ece0; --text-2: #c0acb5; --line: rgb(243 236 224 / 0.13);
    --control: #917f92; --focus: #ffc859; --note: #46300f; --note-text: #ffc859; --stop: #ff9a8e;
    --stop-soft: #431b1f; --link: #ffc859;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 'Onest Variable', 'Onest', system-ui, sans-serif; }
.note { margin: 0; padding: 0.5rem 1rem; background: var(--note); color: var(--note-text); font-size: 0.875rem; text-align: center; }
main { width: min(28rem, 100% - 2rem); margin: clamp(1rem, 5vw, 3rem) auto; padding: clamp(1rem, 5vw, 2rem); background: var(--surface);
  border: 1px solid var(--line); border-radius: 20px; }
h1 { margin: 0 0 1rem; font: 700 1.375rem/1.2 'Unbounded Variable', 'Unbounded', 'Arial Black', sans-serif; letter-spacing: -0.035em; }
ul { margin: 0 0 1rem; padding: 0; list-style: none; }
.items li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; }
.items li span:last-child { white-space: nowrap; }
.items li:last-child { border: 0; font-weight: 700; }
label { display: block; margin: 0 0 1rem; color: var(--text-2); font-size: 0.875rem; }
input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; border: 1px solid var(--control);
  border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; font-size: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
button { width: 100%; min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 999px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; }
button:hover { background: var(--accent-hover); }
button.plain { margin-top: 0.75rem; border: 1px solid var(--control); background: none; color: var(--text); }
:is(a, button, input, summary):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--link); }
.back { margin: 1rem 0 0; text-align: center; }
.problem { margin: 0 0 1rem; padding: 0.75rem; border-radius: 8px; background: var(--stop-soft); color: var(--stop); }
details { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem; color: var(--text-2); }
summary { min-height: 1.5rem; cursor: pointer; }
details ul { margin: 0.5rem 0 0; }
details li { padding: 0.25rem 0; }
button.copy { width: auto; min-height: 1.75rem; margin: 0 0.5rem; padding: 0 0.75rem; border: 1px solid var(--control); background: none;
  color: var(--text); font-size: 0.8125rem; font-weight: 400; }
code { color: var(--text); white-space: nowrap; }
`;
