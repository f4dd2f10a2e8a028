import { CACHE, contentType, ENCODINGS, quoted, SHELL, SITE, TYPES, type HostRules } from './rules';

const pattern = (path: string): string => path.replace(/^\//, '').replaceAll('.', '\\.');
const folder = (names: readonly string[]): string => names.map(pattern).join('|');

/** Apache: .htaccess, in the site's folder. */
export function apacheFiles({ pages, moved, headers }: HostRules): [name: string, text: string][] {
  const ofFiles = `%{REQUEST_URI} =~ m#^/(${folder(SITE.immutable)})/#`;
  const text = `# The shop on Apache (mod_rewrite, mod_headers). Written by the build; it belongs beside index.html.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
FileETag MTime Size
AddDefaultCharset utf-8
${Object.keys(TYPES)
  .map((ending) => `AddType ${quoted(contentType(ending))} .${ending}`)
  .join('\n')}

${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
${Object.entries(SITE.fileHeaders)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)} "expr=${ofFiles}"`)
  .join('\n')}
Header always set Cache-Control "${CACHE.revalidate}"
Header always set Cache-Control "${CACHE.immutable}" "expr=%{REQUEST_STATUS} in {'200','206','304'} && ${ofFiles}"
Header always set Cache-Control "${CACHE.noStore}" "expr=%{REQUEST_STATUS} -ge 400"

RewriteEngine On
RewriteBase /

# Not served: the hosts' own configuration, compressed files under their own names, dot files.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${folder(SITE.hostFiles)})$|\\.(${SITE.compressed.join('|')})$|(^|/)\\.(?!well-known/) - [R=404,L]

# Other spellings of a page's address.
${[...moved].map(([path, page]) => `RewriteRule ^${pattern(path)}$ ${page} [R=308,L]`).join('\n')}
${[...SITE.redirects].map(([path, page]) => `RewriteRule ^${pattern(path)}$ ${page} [R=302,L]`).join('\n')}

# A missing file is a 404. Pages get their own file, any other address the shell.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^(${folder(SITE.fileFolders)})/|\\.\\w+$ - [R=404,L]
${[...pages].map(([path, file]) => `RewriteRule ^${pattern(path)}$ - [E=PAGE:${file}]`).join('\n')}
RewriteCond %{ENV:PAGE} ^$
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [E=PAGE:${SHELL}]
RewriteCond %{ENV:PAGE} ^$
RewriteRule ^(.*)$ - [E=PAGE:/$1]

# The compressed file, if there is one and the browser accepts it.
${SITE.compressed
  .map(
    (ending) => `RewriteCond %{HTTP:Accept-Encoding} \\b${ENCODINGS[ending]}\\b
RewriteCond %{DOCUMENT_ROOT}%{ENV:PAGE}.${ending} -f
RewriteRule ^ %{ENV:PAGE}.${ending} [END]`,
  )
  .join('\n')}
RewriteRule ^ %{ENV:PAGE} [END]

${SITE.compressed
  .map((ending) => {
    const encoding = ENCODINGS[ending];
    const types = Object.keys(TYPES)
      .map(
        (type) =>
          `<FilesMatch "\\.${type}\\.${ending}$">\n  ForceType ${quoted(contentType(type))}\n</FilesMatch>`,
      )
      .join('\n');
    return `<FilesMatch "\\.${ending}$">\n  Header always set Content-Encoding ${encoding} "expr=%{REQUEST_STATUS} in {'200','206'}"\n  Header always set Vary Accept-Encoding\n</FilesMatch>\nRemoveEncoding .${ending}\nRemoveType .${ending}\n${types}`;
  })
  .join('\n')}
SetEnv no-gzip 1
SetEnv no-brotli 1
`;
  return [['apache/.htaccess', text]];
}
