import sharp from 'sharp';
import { drawThumbnail } from '../../modules/uploads/reencodeImage';
import { createQueue } from '../../base/queue';
import { thumbnailName, type Storage } from '../../storage/storage';
import type { DemoImage } from '../demoHotels';
import { drawingOf } from './drawHotel';

const atATime = 4;

/** Draws a picture that is missing. The thumbnail is stored first, so a stored picture always has one. */
async function drawImage(storage: Storage, image: DemoImage): Promise<void> {
  const { file_name } = image;
  if (await storage.has(file_name)) return;
  const picture = await sharp(drawingOf(image)).webp({ quality: 74, effort: 2 }).toBuffer();
  await storage.put(thumbnailName(file_name), await drawThumbnail(picture));
  await storage.put(file_name, picture);
}

export async function drawImages(storage: Storage, images: DemoImage[]): Promise<void> {
  const queue = createQueue(atATime);
  await Promise.all(images.map((image) => queue(() => drawImage(storage, image))));
}
