export * from '../../../src/house/finder';
