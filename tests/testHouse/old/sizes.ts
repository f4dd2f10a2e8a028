export * from '../../../src/house/sizes';
