import { createContext } from 'react';

/** Id of the traveler that a form changes; none while a new one is added. */
export const Edited = createContext<string | undefined>(undefined);
