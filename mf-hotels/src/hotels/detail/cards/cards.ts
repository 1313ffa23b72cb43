import type { HotelCard } from './card';
import { boardingsCard } from './boardings/boardingsCard';
import { generalCard } from './general/generalCard';
import { roomsCard } from './rooms/roomsCard';

/** All cards of the hotel page, in its order. */
export const cards: readonly HotelCard[] = [generalCard, roomsCard, boardingsCard];
