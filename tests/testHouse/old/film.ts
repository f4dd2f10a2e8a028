export * from '../../../src/house/film';
