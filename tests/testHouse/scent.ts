export * from '../../src/house/scent';
