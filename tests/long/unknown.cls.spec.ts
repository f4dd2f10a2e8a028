import { testStillPages } from './stillPages';

// Here words wait for the web fonts: a busy machine that is slowed down besides would give these up.
testStillPages('fonts that the shop does not know', 1);
