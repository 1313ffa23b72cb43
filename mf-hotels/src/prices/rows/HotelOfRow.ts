import type { Hotel } from '@itinera/shared/contracts';
import { createContext } from 'react';

/** The hotel whose rooms, boardings and age bands the form of a row offers. */
export const HotelOfRow = createContext<Hotel | undefined>(undefined);
