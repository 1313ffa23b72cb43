interface Opening<V> {
  views: V[];
  /** The view in the address. */
  id: string | null;
  /** Whether the address has other list parameters. */
  saysMore: boolean;
  /** A new visit, not a step back in the history. */
  isArrival: boolean;
  /** View of the previous address; `undefined` on arrival. */
  before: string | null | undefined;
}

/**
 * View that an address opens: the one in an address with nothing else, the person's default for one without parameters. Removing all
 * filters from a view, or going back, opens no view.
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
