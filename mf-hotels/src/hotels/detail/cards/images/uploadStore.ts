import type { CreateInput, hotelImages } from '@itinera/shared/contracts';
import { perHotel } from './perHotel';

/** A file on its way to become an image of a hotel. */
export interface ImageUpload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** From 0 to 1. */
  sent: number;
  /** Why it failed or is refused, and what to do. */
  problem?: string | undefined;
  abort: AbortController;
  /** The file that the server has stored; a retry does not send it again. */
  fileName?: string;
  /** The addition whose answer was lost, under its idempotency key: sent again, it is carried out once. */
  addition?: { body: CreateInput<typeof hotelImages>; key: string } | undefined;
}

export const uploads = perHotel<readonly ImageUpload[]>([]);
