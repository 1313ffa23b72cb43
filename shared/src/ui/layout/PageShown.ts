import { createContext } from 'react';

/** Called with the title of each shown page: how the shell learns the name of the open record. */
export const PageShown = createContext<(title: string) => void>(() => undefined);
