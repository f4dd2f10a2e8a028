export * from '../../../src/house/contact';
