export * from '../../src/house/denials';
