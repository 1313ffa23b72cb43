import { useState } from 'react';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import { CurrentView } from './CurrentView';
import { useViewActions } from './useViewActions';
import { useViews } from './useViews';

// Loaded on demand, because most visits open neither.
const lazyViewsMenu = lazyPart(() => import('./ViewsMenu').then(({ ViewsMenu }) => ViewsMenu));
const lazyViewDialog = lazyPart(() => import('./ViewDialog').then(({ ViewDialog }) => ViewDialog));

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
      {anchor && (
        <ToolPart what="Views" code={lazyViewsMenu}>
          {(ViewsMenu) => (
            <ViewsMenu
              anchor={anchor}
              label={list.definition.label}
              views={views}
              actions={actions}
              onAsk={setDialog}
              onClose={onCloseMenu}
            />
          )}
        </ToolPart>
      )}
      {dialog && (
        <ToolPart what="Views" code={lazyViewDialog}>
          {(ViewDialog) => (
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
        </ToolPart>
      )}
    </>
  );
}
