interface Opening<V> {
  views: V[];
  /** The one in the address. */
  id: string | null;
  /** Whether the address says something else of the list. */
  saysMore: boolean;
  /** Somebody came here just now, instead of going back to what was shown before. */
  isArrival: boolean;
  /** What the address said before: `undefined` when the list is opened. */
  before: string | null | undefined;
}

/**
 * The view that an address opens. An address with nothing but a view opens it, a bare one the person's own default.
 * Whoever has taken all filters out of a view, or goes back to where they had, finds the list as it was.
 */
export function viewToOpen<V extends { id: string; is_default: boolean }>({
  views,
  id,
  saysMore,
  isArrival,
  before,
}: Opening<V>): V | undefined {
  if (saysMore || !isArrival) return undefined;
  if (id !== null) return before === id ? undefined : views.find((view) => view.id === id);
  return before === undefined ? views.find(({ is_default }) => is_default) : undefined;
}
