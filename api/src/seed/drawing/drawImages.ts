import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createQueue } from '../../queue';
import type { DemoImage } from '../demoHotels';
import { drawHotel } from './drawHotel';

const atATime = 4;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Draws what is not there yet; a file has its final name only when it is complete. */
async function drawImage(folder: string, { file_name, hotel, stars, scenery, order }: DemoImage): Promise<void> {
  const path = join(folder, file_name);
  if (await exists(path)) return;
  const svg = drawHotel(hotel, Math.round(stars), scenery, order);
  const unfinished = `${path}.${process.pid}.tmp`;
  await sharp(Buffer.from(svg)).webp({ quality: 74, effort: 2 }).toFile(unfinished);
  await rename(unfinished, path);
}

export async function drawImages(folder: string, images: DemoImage[]): Promise<void> {
  const queue = createQueue(atATime);
  await Promise.all(images.map((image) => queue(() => drawImage(folder, image))));
}
