import { MOCK_PREFIX } from '../config/mockPaths';
import { actions, type Action } from './actions';
import { DEFAULT_WORLD, WORLD_HEADER, WORLD_PATH } from './worlds';

const READS = [
  ['GET', '', 'The page of the mock.'],
  ['GET', '/help', 'This list.'],
  ['GET', '/state', 'All that the page shows, as JSON.'],
  ['GET', '/states', 'The shop in each of its states, as links.'],
] as const;

function lines([name, { help, fields }]: [string, Action]): string[] {
  const takes = Object.entries(fields).map(([field, what]) => `        ${field}: ${what}`);
  return [`POST ${MOCK_PREFIX}/${name}`, `        ${help}`, ...takes, ''];
}

/** Every control call, as text. */
export function helpText(): string {
  return [
    "The mock API's controls. Bodies are JSON or form-encoded; unknown fields and wrong values are refused",
    'with 400 and a message. Each answers the state of the world, as GET /state does.',
    '',
    `A world is named by the header ${WORLD_HEADER}, by ?world=NAME, or by the path: ${WORLD_PATH}NAME/state.`,
    `Without a name it is '${DEFAULT_WORLD}'. ${WORLD_PATH}NAME/shop/products opens the shop in it, at /products.`,
    '',
    ...READS.flatMap(([method, path, help]) => [`${method} ${MOCK_PREFIX}${path}`, `        ${help}`, '']),
    ...Object.entries<Action>(actions).flatMap(lines),
    'Example: curl -X POST -H "Content-Type: application/json" \\',
    `  -d '{"endpoint": "products", "fault": 500, "times": 1}' http://localhost:5173${MOCK_PREFIX}/fault`,
    '',
  ].join('\n');
}
