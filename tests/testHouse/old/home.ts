export * from '../../../src/house/home';
