import { testStillPages } from './stillPages';

testStillPages('Liberation alone');
