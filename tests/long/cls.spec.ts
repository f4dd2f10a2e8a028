import { testStillPages } from './stillPages';

testStillPages('the usual set');
