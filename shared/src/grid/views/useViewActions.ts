import type { SavedView } from '@itinera/shared/contracts';
import { useChange, useRemove } from '@itinera/shared/data';
import { listedViews } from './listedViews';
import type { Views } from './useViews';

/** Actions on a view without a dialog. All can be undone. */
export function useViewActions({ content, leave }: Views) {
  const change = useChange(listedViews);
  const remove = useRemove(listedViews);
  const named = ({ name }: SavedView) => `View ‘${name}’`;
  const changeTo = (view: SavedView, changes: Parameters<typeof change>[1], done: string) =>
    void change(view, changes, { named: named(view), done: `${named(view)} ${done}` });
  return {
    save: (view: SavedView) => changeTo(view, content, 'saved'),
    share: (view: SavedView) => changeTo(view, { is_shared: true }, 'shared with all staff'),
    unshare: (view: SavedView) => changeTo(view, { is_shared: false }, 'is no longer shared'),
    makeDefault: (view: SavedView) => changeTo(view, { is_default: true }, 'is now your default'),
    endDefault: (view: SavedView) => changeTo(view, { is_default: false }, 'is no longer your default'),
    remove: (view: SavedView) => {
      leave();
      void remove(view, { named: named(view) });
    },
  };
}
