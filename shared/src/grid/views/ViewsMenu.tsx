import type { SavedView } from '@itinera/shared/contracts';
import { useSession } from '@itinera/shared/state';
import { Divider } from '@itinera/shared/ui';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import { ViewItem } from './ViewItem';
import type { useViewActions } from './useViewActions';
import type { Views } from './useViews';

interface ViewsMenuProps {
  anchor: Element;
  /** Label of the list: `Hotels`. */
  label: string;
  views: Views;
  actions: ReturnType<typeof useViewActions>;
  onAsk: (dialog: 'save' | 'rename') => void;
  onClose: () => void;
}

type Command = [label: string, run: () => void];

/** Own views, shared views, and the actions on the open one. */
export function ViewsMenu({ anchor, label, views, actions, onAsk, onClose }: ViewsMenuProps) {
  const { partner } = useSession();
  const { current, problem, isChanged, open } = views;
  const mine = views.views.filter(({ is_mine }) => is_mine);
  const others = views.views.filter(({ is_mine }) => !is_mine);
  const ofOwner = (view: SavedView): Command[] => [
    ...(isChanged ? [['Save changes', () => actions.save(view)] as Command] : []),
    ['Rename…', () => onAsk('rename')],
    ...(partner
      ? []
      : [
          view.is_shared
            ? (['Stop sharing', () => actions.unshare(view)] as Command)
            : (['Share with all staff', () => actions.share(view)] as Command),
        ]),
  ];
  const ofCurrent = (view: SavedView): Command[] => [
    ...(isChanged ? [['Reset to saved view', () => open(view)] as Command] : []),
    ...(view.is_mine ? ofOwner(view) : []),
    view.is_default
      ? ['Remove as default', () => actions.endDefault(view)]
      : ['Make default', () => actions.makeDefault(view)],
    ...(view.is_mine ? [['Delete', () => actions.remove(view)] as Command] : []),
  ];
  const commands: Command[] = [
    ...(problem ? [['Views could not be loaded. Try again', views.retry] as Command] : []),
    ['Save as new view…', () => onAsk('save')],
    ...(current ? ofCurrent(current) : []),
  ];
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  const itemOf = (view: SavedView) => (
    <ViewItem key={view.id} view={view} isCurrent={view.id === current?.id} onOpen={then(() => open(view))} />
  );

  return (
    <LabelledMenu label="Views" anchor={anchor} onClose={onClose}>
      <MenuItem
        role="menuitemradio"
        aria-checked={!current}
        selected={!current}
        sx={{ minHeight: 32 }}
        onClick={then(() => open(undefined))}
      >
        {label} without a view
      </MenuItem>
      {mine.map(itemOf)}
      {others.map(itemOf)}
      <Divider component="li" />
      {commands.map(([text, run]) => (
        <MenuItem
          key={text}
          sx={{ minHeight: 32, color: text === 'Delete' ? 'error.main' : undefined }}
          onClick={then(run)}
        >
          {text}
        </MenuItem>
      ))}
    </LabelledMenu>
  );
}
