export * from '../../../src/house/closerPictures';
