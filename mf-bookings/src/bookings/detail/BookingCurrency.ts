import { createContext } from 'react';

/** The currency of all amounts of the booking, for the fields of the dialogs of its parts. */
export const BookingCurrency = createContext('EUR');
