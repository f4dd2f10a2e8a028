export * from '../../../src/house/legalNames';
