import sharp from 'sharp';
import { makeThumbnail } from '../../modules/uploads/reencodeImage';
import { createQueue } from '../../base/queue';
import { thumbnailName, type Storage } from '../../storage/storage';
import type { DemoImage } from '../demoHotels';
import { svgOf } from './hotelSvg';

const atATime = 4;

/** Generates a missing picture. The thumbnail is stored first, so a stored picture always has one. */
async function generateImage(storage: Storage, image: DemoImage): Promise<void> {
  const { file_name } = image;
  if (await storage.has(file_name)) return;
  const picture = await sharp(svgOf(image)).webp({ quality: 74, effort: 2 }).toBuffer();
  await storage.put(thumbnailName(file_name), await makeThumbnail(picture));
  await storage.put(file_name, picture);
}

export async function generateImages(storage: Storage, images: DemoImage[]): Promise<void> {
  const queue = createQueue(atATime);
  await Promise.all(images.map((image) => queue(() => generateImage(storage, image))));
}
