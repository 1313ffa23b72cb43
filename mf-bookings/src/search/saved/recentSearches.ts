/** How many searches are remembered. */
const most = 10;

const keyOf = (person: string): string => `itinera.searches.${person}`;

/** The last searches of a person in this browser as addresses, the latest first; none where storage is switched off. */
export function recentSearches(person: string): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others of the person. */
export function rememberSearch(person: string, address: string): void {
  const others = recentSearches(person).filter((other) => other !== address);
  try {
    window.localStorage.setItem(keyOf(person), JSON.stringify([address, ...others].slice(0, most)));
  } catch {
    // Storage is full or switched off: the search itself works.
  }
}
