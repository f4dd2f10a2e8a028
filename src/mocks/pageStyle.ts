/** The look of the mock's pages. */
export const PAGE_STYLE = `
:root { color-scheme: light; --ink: #14110f; --soft: #5f564d; --line: #d8cdbd; --gold: #74552a; --bad: #8c1d18; --ground: #f7f2ea; --paper: #fffdf9; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 1.9rem; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
p { margin: 0.4rem 0; color: var(--soft); }
.buttons, .fields { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
.fields label { display: block; flex: 1 1 9rem; color: var(--soft); font-size: 0.875rem; }
input, select { display: block; width: 100%; min-height: 2.75rem; padding: 0 0.6rem; border: 1px solid var(--gold); border-radius: 2px; background: var(--paper); color: var(--ink); font: inherit; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--gold); border-radius: 2px; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
button[aria-pressed='true'] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
a { color: var(--gold); }
nav a { display: inline-block; padding: 0.5rem 0.75rem 0.5rem 0; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { padding: 0.5rem 1rem; margin-bottom: 0.5rem; background: var(--paper); border: 1px solid var(--line); }
ul.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 0.5rem; }
.tiles li { margin: 0; }
.tiles p { font-size: 0.875rem; }
.tiles a { display: inline-flex; align-items: center; min-height: 1.75rem; }
li form { display: inline; }
summary { display: grid; grid-template-columns: 5rem 4rem 1fr 6rem 5rem; gap: 0.25rem 0.75rem; min-height: 1.75rem; cursor: pointer; }
summary > :last-child, summary > :nth-last-child(2) { text-align: right; }
summary.plain { display: block; }
.bad { color: var(--bad); font-weight: 600; }
.code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; }
pre { margin: 0.25rem 0 0.75rem; padding: 0.6rem; max-height: 22rem; overflow: auto; background: var(--ground); border: 1px solid var(--line); font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.35rem 0.5rem 0.35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
@media (max-width: 40rem) {
  summary { grid-template-columns: 4.5rem 4rem 1fr auto; }
  summary > :nth-child(3) { grid-row: 2; grid-column: 1 / -1; }
  summary > :nth-child(4) { grid-row: 1; grid-column: 3; }
}
`;
