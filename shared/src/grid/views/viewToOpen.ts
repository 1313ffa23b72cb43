interface Opening<V> {
  views: V[];
  /** The view in the address. */
  id: string | null;
  /** Whether the address has other list parameters as well. */
  saysMore: boolean;
  /** A new visit, not a step back in the history. */
  isArrival: boolean;
  /** The view of the address before; `undefined` when the list is opened. */
  before: string | null | undefined;
}

/**
 * The view that an address opens. An address with only a view opens that view, a bare one the person's
 * default. Removing all filters from a view, or going back, opens no view.
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
