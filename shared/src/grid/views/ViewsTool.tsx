import { lazy, Suspense, useState } from 'react';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../list/useDataList';
import { CurrentView } from './CurrentView';
import { useViewActions } from './useViewActions';
import { useViews } from './useViews';

// Most visits open neither.
const ViewsMenu = lazy(() => import('./ViewsMenu').then((module) => ({ default: module.ViewsMenu })));
const ViewDialog = lazy(() => import('./ViewDialog').then((module) => ({ default: module.ViewDialog })));

interface ViewsToolProps<C extends ListCollection> {
  list: DataList<C>;
  /** The button that the open menu is anchored to. */
  anchor: Element | undefined;
  onCloseMenu: () => void;
}

/** The saved views of a list: opens the one in the address, or the person's default. */
export function ViewsTool<C extends ListCollection>({ list, anchor, onCloseMenu }: ViewsToolProps<C>) {
  const views = useViews(list);
  const actions = useViewActions(views);
  const [dialog, setDialog] = useState<'save' | 'rename'>();
  return (
    <>
      <CurrentView views={views} actions={actions} />
      <Suspense>
        {anchor && (
          <ViewsMenu
            anchor={anchor}
            label={list.definition.label}
            views={views}
            actions={actions}
            onAsk={setDialog}
            onClose={onCloseMenu}
          />
        )}
        {dialog && (
          <ViewDialog
            list={list.definition.name}
            content={views.content}
            view={dialog === 'rename' ? views.current : undefined}
            onClose={(saved) => {
              setDialog(undefined);
              if (saved) views.become(saved);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
