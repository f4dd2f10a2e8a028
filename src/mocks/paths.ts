/** The prefix of the mock API on the development server. No page uses it. */
export const MOCK_PREFIX = '/__mock';
export const MOCK_API_PATH = `${MOCK_PREFIX}/api`;
export const MOCK_EMAIL_PATH = `${MOCK_PREFIX}/email`;
