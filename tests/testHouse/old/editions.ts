export * from '../../../src/house/editions';
