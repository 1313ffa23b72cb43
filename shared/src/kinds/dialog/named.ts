import { defaultLocale } from '@itinera/shared/contracts';
import type { KindCollection } from '../kind';

/** Initial values of a new entry whose name was typed elsewhere: its names in each language, and its own name. */
export const named = ({ names, required }: KindCollection, typed: string | undefined): object => ({
  ...(typed && names && { names: [{ locale: defaultLocale, name: typed }] }),
  ...(typed && required.includes('name') && { name: typed }),
});
