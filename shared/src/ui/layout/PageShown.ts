import { createContext } from 'react';

/** Told the title whenever a page shows one: how the shell learns the name of the record that is open. */
export const PageShown = createContext<(title: string) => void>(() => undefined);
