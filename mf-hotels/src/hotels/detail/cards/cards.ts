import type { HotelCard } from './card';
import { generalCard } from './general/generalCard';

/** All cards of the hotel page, in its order. */
export const cards: readonly HotelCard[] = [generalCard];
