export * from '../../../src/house/colours';
