/** Where the mock API stands on the development server; no page uses this prefix. */
export const MOCK_PREFIX = '/__mock';
export const MOCK_API_PATH = `${MOCK_PREFIX}/api`;
export const MOCK_EMAIL_PATH = `${MOCK_PREFIX}/email`;
