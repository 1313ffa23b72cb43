// Without schemas, because the first file of the shell shows a picture.

/** Address of the public file of an uploaded image. */
export const imageUrl = (fileName: string): string => `/storage/${fileName}`;

/** Address of the same image, at most 480 pixels wide and high. */
export const thumbnailUrl = (fileName: string): string =>
  `/storage/${fileName.replace(/\.webp$/, '.thumb.webp')}`;
