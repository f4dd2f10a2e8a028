import { testStillPages } from './stillPages';

testStillPages('DejaVu alone');
