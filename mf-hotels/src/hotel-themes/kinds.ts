import type { Kind } from '@itinera/shared/kinds';
import { beachType } from './beaches/beachType';
import { boardingType } from './boardings/boardingType';
import { hotelChain } from './chains/hotelChain';
import { hotelClass } from './classes/hotelClass';
import { feature } from './features/feature';
import { hotelFormat } from './formats/hotelFormat';
import { roomType } from './rooms/roomType';
import { theme } from './themes/theme';
import { hotelType } from './types/hotelType';

/** Kinds that classify hotels, in the order of their tabs. */
export const classificationKinds: readonly Kind[] = [
  theme,
  hotelClass,
  hotelChain,
  hotelType,
  hotelFormat,
  beachType,
  boardingType,
  roomType,
  feature,
];
