export * from '../../../src/house/formPictures';
