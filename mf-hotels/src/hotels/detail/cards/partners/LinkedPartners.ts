import { createContext } from 'react';

/** Ids of linked partners, for the form that adds one; undefined in the form that edits one. */
export const LinkedPartners = createContext<readonly string[] | undefined>(undefined);
