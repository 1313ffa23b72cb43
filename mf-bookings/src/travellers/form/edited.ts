import { createContext } from 'react';

/** Id of the edited traveller; undefined while a new one is added. */
export const Edited = createContext<string | undefined>(undefined);
