import { callsUnder } from './ownOrigin';
import { CACHE, contentType, ENCODINGS, quoted, SHELL, SITE, TYPES, type HostRules } from './rules';

const table = (rows: Iterable<readonly [string, string]>): string =>
  [...rows].map(([from, to]) => `\t\t${from} ${quoted(to)}`).join('\n');
const starts = (folders: readonly string[]): string =>
  `^/(${folders.map((folder) => folder.replaceAll('.', '\\.')).join('|')})/`;

const passOn = (calls: string): string => `reverse_proxy ${calls} {$SHOP_API:127.0.0.1:3000} {
	header_up X-Real-IP {remote_host}
	header_up -Forwarded
}`;

/** Caddy: one site. Its address and folder come from the environment, or are edited in the file. */
export function caddyFiles(rules: HostRules): [name: string, text: string][] {
  const { hostName, pages, moved, headers } = rules;
  const ofFiles = Object.entries({ ...SITE.fileHeaders, 'Cache-Control': CACHE.immutable });
  const refused = `^/(${SITE.hostFiles.join('|')})$|\\.(${SITE.compressed.join('|')})$|/\\.[^/]*`;
  const site = `# The shop on Caddy. Written by the build.
{$SHOP_ADDRESS:${hostName ?? ':80'}} {
	root * {$SHOP_ROOT:/srv/shop}

	map {path} {shop.page} {
${table(pages)}
		default ""
	}
	map {path} {shop.moved} {
${table(moved)}
		default ""
	}
	map {path} {shop.redirect} {
${table(SITE.redirects)}
		default ""
	}
	map {query} {shop.query} {
		~^(.+)$ "?$\{1}"
		default ""
	}
	map {path} {shop.type} {
${table(Object.keys(TYPES).map((ending) => [`~\\.${ending}$`, contentType(ending)] as const))}
		default application/octet-stream
	}

	header -Server
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		Cache-Control "${CACHE.revalidate}"
	}

	route {
		# For an API on the shop's own origin, see api.caddy.
		# import api.caddy

		# Other spellings of a page's address.
		@moved expression \`{shop.moved} != ""\`
		redir @moved {shop.moved}{shop.query} 308
		@redirect expression \`{shop.redirect} != ""\`
		redir @redirect {shop.redirect} 302

		# Not served: the hosts' own configuration, compressed files under their own names, dot files.
		@refused {
			path_regexp ${refused}
			not path /.well-known/*
		}
		error @refused 404

		@page expression \`{shop.page} != ""\`
		rewrite @page {shop.page}

		# A missing file is a 404; any other address gets the shell.
		@missing {
			path_regexp ${starts(SITE.fileFolders)}|\\.\\w+$
			not file
		}
		error @missing 404
		@folder path_regexp /$
		rewrite @folder ${SHELL}
		@unknown not file
		rewrite @unknown ${SHELL}

		@lasting path_regexp ${starts(SITE.immutable)}
		header @lasting {
${ofFiles.map(([name, value]) => `\t\t\t${name} ${quoted(value)}`).join('\n')}
		}
		header Content-Type {shop.type}
		file_server {
			index off
			precompressed ${Object.values(ENCODINGS).join(' ')}
		}
	}

	handle_errors {
		header -Server
		header Cache-Control "${CACHE.noStore}"
		respond "{err.status_code} {err.status_text}"
	}
}
`;
  const { calls, pagesAndCalls } = callsUnder(rules.apiPath);
  const api = `# An API on the shop's own origin: a request for text/html gets the page, any other goes to the server named here.
# The map compares the path as it came; path_regexp would resolve its dots first, and forward them unresolved.
map {path} {shop.call} {
	~^${pagesAndCalls}$ both
	~^${calls}$ call
	default ""
}
@both expression \`{shop.call} == "both"\`
@page_or_call {
	expression \`{shop.call} == "both"\`
	not header Accept *text/html*
}
@call expression \`{shop.call} == "call"\`
header @both {
	+Vary Accept
	defer
}
header @page_or_call {
	Cache-Control "${CACHE.noStore}"
	defer
}
header @call {
	Cache-Control "${CACHE.noStore}"
	defer
}
# Caddy itself sets X-Forwarded-For, -Host and -Proto to the connection's values.
${['@page_or_call', '@call'].map(passOn).join('\n')}
`;
  return [
    ['caddy/Caddyfile', site],
    ['caddy/api.caddy', api],
  ];
}
