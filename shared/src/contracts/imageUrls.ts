// Without schemas, because the first file of the shell shows an image.

/** Public address of an uploaded image. */
export const imageUrl = (fileName: string): string => `/storage/${fileName}`;

/** Address of its thumbnail, at most 480 pixels wide and high. */
export const thumbnailUrl = (fileName: string): string =>
  `/storage/${fileName.replace(/\.webp$/, '.thumb.webp')}`;
