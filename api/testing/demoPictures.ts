import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hotelRows } from '../src/seed/demoHotels';
import { geographyRows } from '../src/seed/demoRows';
import { thumbnailName } from '../src/storage/storage';

/**
 * Puts a dot where the seed would draw a picture of a hotel, which takes it longer than everything else: it only draws what is
 * not there. Some of them may be `left` to it.
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
