export * from '../../../src/house/familyWords';
