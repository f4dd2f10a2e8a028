export * from '../../../src/house/catalogue';
