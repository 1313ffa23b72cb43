import type { Hotel } from '@itinera/shared/contracts';

/** Themes of a hotel after adding others, each once. */
export function themesOf(
  { hotel_themes = [] }: Pick<Hotel, 'hotel_themes'>,
  given: string[],
  replaces: boolean,
): string[] {
  const kept = replaces ? [] : hotel_themes.map(({ id }) => id);
  return [...new Set([...kept, ...given])];
}
