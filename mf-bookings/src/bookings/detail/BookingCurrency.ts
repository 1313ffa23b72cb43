import { createContext } from 'react';

/** Currency of the booking, for the amount fields in dialogs of its parts. */
export const BookingCurrency = createContext('EUR');
