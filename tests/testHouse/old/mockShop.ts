export * from '../../../src/house/mockShop';
