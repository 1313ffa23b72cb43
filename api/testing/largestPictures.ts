import { join } from 'node:path';
import sharp from 'sharp';

/** The maximum number of pixels. */
const largest = {
  width: 8000,
  height: 5000,
  channels: 4,
  background: { r: 200, g: 80, b: 30, alpha: 0.9 },
} as const;
const picture = () => sharp({ create: largest });

const kinds = {
  jpeg: () => picture().flatten().jpeg({ progressive: true }),
  png: () => picture().toColourspace('rgb16').png({ progressive: true }),
  webp: () => picture().webp({ lossless: true }),
};

/** Writes the largest picture of each format in the variant that needs most memory, and a small one; returns the files by type. */
export async function writeLargestPictures(
  folder: string,
): Promise<{ small: string; largest: Record<string, string> }> {
  const small = join(folder, 'small.png');
  await sharp({ create: { ...largest, width: 10, height: 10 } })
    .png()
    .toFile(small);
  const files: Record<string, string> = {};
  for (const [type, create] of Object.entries(kinds)) {
    const file = join(folder, `largest.${type}`);
    await create().toFile(file);
    files[type] = file;
  }
  return { small, largest: files };
}
