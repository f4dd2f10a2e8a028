import { endpoints } from '../api/endpoints';
import { MOCK_PREFIX } from '../config/mockPaths';
import { FAULT_KINDS } from './faults';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import type { Sandbox } from './store';
import type { Mail } from './types';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const options = (names: readonly string[]): string =>
  names.map((name) => `<option>${name}</option>`).join('');

const mailItem = ({ at, to, subject, text }: Mail): string =>
  `<li>${escape(`${at.slice(11, 19)} to ${to}: ${subject}. ${text}`)}</li>`;

const button = (control: string, label: string): string =>
  `<form method="post" action="${MOCK_PREFIX}/${control}"><button>${label}</button></form>`;

/** The mock's own page: the switch for faults, and the mails with their codes. */
export function mockPage({ faults, inbox }: Sandbox): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock API</title><h1>Mock API</h1>
<p>Demo account: ${DEMO_ACCOUNT.email}, ${DEMO_ACCOUNT.password}</p>
<h2>Faults</h2>
<form method="post" action="${MOCK_PREFIX}/fault">
<label>Call <select name="endpoint"><option>*</option>${options(Object.keys(endpoints))}</select></label>
<label>Fault <input name="fault" list="faults" value="500" required></label>
<datalist id="faults">${options([...FAULT_KINDS, '401', '500', '503'])}</datalist>
<label>Delay in ms <input name="delay" type="number" min="0" value="0"></label>
<button>Add</button></form>
<pre>${escape(JSON.stringify(faults, null, 2))}</pre>
${button('clear-faults', 'Remove all faults')}
${button('release', 'Answer the calls that hang')}
${button('expire', 'End all sessions')}
${button('reset', 'Reset everything')}
<h2>Mails</h2><ul>${inbox.map(mailItem).reverse().join('')}</ul></html>`;
}
