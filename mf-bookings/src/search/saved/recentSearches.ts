/** How many searches are remembered. */
const most = 10;

const keyOf = (person: string): string => `itinera.searches.${person}`;

/** Addresses of a person's last searches in this browser, latest first; empty without storage. */
export function recentSearches(person: string): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds a search at the front of the person's list. */
export function rememberSearch(person: string, address: string): void {
  const others = recentSearches(person).filter((other) => other !== address);
  try {
    window.localStorage.setItem(keyOf(person), JSON.stringify([address, ...others].slice(0, most)));
  } catch {
    // Storage is full or disabled, which must not break the search itself.
  }
}
