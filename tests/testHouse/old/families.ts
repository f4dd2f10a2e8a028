export * from '../../../src/house/families';
