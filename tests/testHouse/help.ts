export * from '../../src/house/help';
