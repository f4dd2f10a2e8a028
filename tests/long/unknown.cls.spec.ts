import { testStillPages } from './stillPages';

testStillPages('fonts that the shop does not know', 1);
