import type { SavedView } from '@itinera/shared/contracts';
import { useLocation, useNavigationType } from '@itinera/shared/router';
import { useEffect, useRef } from 'react';
import type { ListCollection } from '../list/listAddress';
import { isViewKey } from './viewQuery';
import { viewToOpen } from './viewToOpen';

/** Opens the view in the address, or the person's default, replacing the history entry. */
export function useOpenView(
  list: ListCollection,
  views: SavedView[] | undefined,
  open: (view: SavedView, address: 'write' | 'keep') => void,
) {
  const { key, search } = useLocation();
  const arrived = useNavigationType() !== 'POP' || key === 'default';
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (!views) return;
    const params = new URLSearchParams(search);
    const id = params.get('view');
    const saysMore = [...params.keys()].some((name) => name === 'page' || isViewKey(list, name));
    const view = viewToOpen({ views, id, saysMore, isArrival: arrived, before: before.current });
    // A copied link with filters still applies the view's columns.
    const linked =
      saysMore && key === 'default' && before.current === undefined
        ? views.find((one) => one.id === id)
        : undefined;
    before.current = view?.id ?? id;
    if (view) open(view, 'write');
    else if (linked) open(linked, 'keep');
    // `open` belongs to the same address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [views, key, search]);
}
