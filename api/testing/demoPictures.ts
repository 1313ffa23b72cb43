import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hotelRows } from '../src/seed/demoHotels';
import { geographyRows } from '../src/seed/demoRows';
import { thumbnailName } from '../src/storage/storage';

/**
 * Stores tiny pictures where the seed would generate those of hotels, which takes longer than everything else: it only generates missing
 * ones. `left`: number of pictures to leave to the seed, the first ones.
 */
export async function placeDemoPictures(folder: string, left = 0): Promise<void> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  await mkdir(folder, { recursive: true });
  const { images } = hotelRows(geographyRows().demoPlaces);
  for (const { file_name } of images.slice(left))
    for (const name of [file_name, thumbnailName(file_name)]) await writeFile(join(folder, name), dot);
}
