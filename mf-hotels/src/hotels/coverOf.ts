import { thumbnailUrl, type Hotel } from '@itinera/shared/contracts';

/** Address of the first image in list size; undefined for a hotel without images. */
export function coverOf({ hotel_images = [] }: Hotel): string | undefined {
  const [first] = [...hotel_images].sort((one, other) => one.order - other.order);
  return first && thumbnailUrl(first.file_name);
}
