export const contactPictureAlt = 'A bottle before a dark wall';
