const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
button, nav a, summary, .states a { min-height: 2.75rem; padding: 0.5rem 1rem 0.5rem 0; display: inline-block; }
button { padding-inline: 1rem; margin: 0.25rem; font: inherit; }
form { display: inline; }
p { margin: 0.25rem 0; }
pre { overflow: auto; max-height: 22rem; white-space: pre-wrap; }
.states { columns: 17rem; padding: 0; list-style: none; }
.states li { break-inside: avoid; }
`;

/** Escapes a text for HTML, including attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Scripts are allowed only from the mock's own files, so nothing in a page's content can run. */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** A complete HTML document of the mock. */
export function document(title: string, body: string, attributes = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body${attributes}>
${body}
</body>
</html>
`;
}
