export * from '../../src/house/noteDrawings';
