export * from '../../../src/house/pictures';
