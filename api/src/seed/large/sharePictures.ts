import { createQueue } from '../../base/queue';
import { thumbnailName, type Storage } from '../../storage/storage';
import type { DemoImage } from '../demoHotels';
import { derivedFileName } from '../derivedId';
import { hotelKey, placeOf, type Range } from './numbered';

const atATime = 16;
const sharedEach = 12;

/** Stores for each numbered hotel one of the generated pictures of its scenery under a name of its own. */
export async function sharePictures(
  storage: Storage,
  generated: DemoImage[],
  { from, to }: Range,
): Promise<void> {
  const queue = createQueue(atATime);
  const pictureFor = (number: number): string => {
    const fitting = generated
      .filter(({ scenery }) => scenery === placeOf(number)?.scenery)
      .slice(0, sharedEach);
    return fitting[number % fitting.length]?.file_name ?? '';
  };
  const share = async (number: number) => {
    const [source, name] = [pictureFor(number), derivedFileName(`${hotelKey(number)} image 1`)];
    await storage.share(thumbnailName(source), thumbnailName(name));
    await storage.share(source, name);
  };
  await Promise.all(Array.from({ length: to - from + 1 }, (_, index) => queue(() => share(from + index))));
}
