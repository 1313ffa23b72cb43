import { createContext } from 'react';

/** Ids of the partners that a hotel has already, for the form that adds one; undefined in the form that edits one. */
export const LinkedPartners = createContext<readonly string[] | undefined>(undefined);
