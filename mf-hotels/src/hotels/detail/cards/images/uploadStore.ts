import type { CreateInput, hotelImages } from '@itinera/shared/contracts';
import { perHotel } from './perHotel';

/** A file that is being added to a hotel as an image. */
export interface ImageUpload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Progress from 0 to 1. */
  sent: number;
  /** Error message with the remedy. */
  problem?: string | undefined;
  abort: AbortController;
  /** Name of the stored file; a retry does not upload it again. */
  fileName?: string;
  /** Request whose answer was lost, with its idempotency key: a retry is carried out once. */
  addition?: { body: CreateInput<typeof hotelImages>; key: string } | undefined;
}

export const uploads = perHotel<readonly ImageUpload[]>([]);
