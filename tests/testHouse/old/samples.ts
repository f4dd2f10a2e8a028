export * from '../../../src/house/samples';
