import { callsUnder } from './ownOrigin';
import { contentType, TYPES, type HostRules } from './rules';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const table = (rows: Iterable<readonly [string, string]>): string =>
  [...rows].map(([from, to]) => `\t\t${from} ${quoted(to)}`).join('\n');
const starts = (folders: readonly string[]): string =>
  `^/(${folders.map((folder) => folder.replaceAll('.', '\\.')).join('|')})/`;

const passOn = (calls: string): string => `reverse_proxy ${calls} {$AUREVANE_API:127.0.0.1:3000} {
	header_up X-Real-IP {remote_host}
	header_up -Forwarded
}`;

/** Caddy: one site. Its address and folder come from the environment, or are edited in the file. */
export function caddyFiles(rules: HostRules): [name: string, text: string][] {
  const {
    hostName,
    pages,
    shell,
    moved,
    wellKnownRedirects,
    immutable,
    fileFolders,
    hostFiles,
    compressed,
    headers,
    cache,
  } = rules;
  const ofFiles = Object.entries({ ...rules.fileHeaders, 'Cache-Control': cache.immutable });
  const refused = `^/(${hostFiles.join('|')})$|\\.(${compressed.join('|')})$|/\\.[^/]*`;
  const site = `# The shop on Caddy. Made by the build.
{$AUREVANE_ADDRESS:${hostName ?? ':80'}} {
	root * {$AUREVANE_ROOT:/srv/aurevane}

	map {path} {aurevane.page} {
${table(pages)}
		default ""
	}
	map {path} {aurevane.moved} {
${table(moved)}
		default ""
	}
	map {path} {aurevane.agreed} {
${table(wellKnownRedirects)}
		default ""
	}
	map {query} {aurevane.query} {
		~^(.+)$ "?$\{1}"
		default ""
	}
	map {path} {aurevane.type} {
${table(Object.keys(TYPES).map((ending) => [`~\\.${ending}$`, contentType(ending)] as const))}
		default application/octet-stream
	}

	header -Server
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		Cache-Control "${cache.revalidate}"
	}

	route {
		# For an API on the shop's own origin, see api.caddy.
		# import api.caddy

		# Other spellings of a page's address.
		@moved expression \`{aurevane.moved} != ""\`
		redir @moved {aurevane.moved}{aurevane.query} 308
		@agreed expression \`{aurevane.agreed} != ""\`
		redir @agreed {aurevane.agreed} 302

		# What tells hosts what to do, compressed files and dot files are not served.
		@refused {
			path_regexp ${refused}
			not path /.well-known/*
		}
		error @refused 404

		@page expression \`{aurevane.page} != ""\`
		rewrite @page {aurevane.page}

		# A missing file is missing; any other address is answered with the shell.
		@missing {
			path_regexp ${starts(fileFolders)}|\\.\\w+$
			not file
		}
		error @missing 404
		@folder path_regexp /$
		rewrite @folder ${shell}
		@unknown not file
		rewrite @unknown ${shell}

		@lasting path_regexp ${starts(immutable)}
		header @lasting {
${ofFiles.map(([name, value]) => `\t\t\t${name} ${quoted(value)}`).join('\n')}
		}
		header Content-Type {aurevane.type}
		file_server {
			index off
			precompressed ${compressed.map((ending) => (ending === 'gz' ? 'gzip' : ending)).join(' ')}
		}
	}

	handle_errors {
		header -Server
		header Cache-Control "${cache.noStore}"
		respond "{err.status_code} {err.status_text}"
	}
}
`;
  const { calls, pagesAndCalls } = callsUnder(rules.apiPath);
  const api = `# An API on the shop's own origin: what asks for a page gets the page, all else goes to the server named here.
@page_or_call {
	path_regexp ^${pagesAndCalls}$
	not header Accept *text/html*
}
@call {
	path_regexp ^${calls}$
	not path_regexp ^${pagesAndCalls}$
}
header @page_or_call {
	Cache-Control "${cache.noStore}"
	+Vary Accept
	defer
}
header @call {
	Cache-Control "${cache.noStore}"
	defer
}
# X-Forwarded-For, -Host and -Proto are the connection's by themselves.
${['@page_or_call', '@call'].map(passOn).join('\n')}
`;
  return [
    ['caddy/Caddyfile', site],
    ['caddy/api.caddy', api],
  ];
}
