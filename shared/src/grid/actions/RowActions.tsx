import { IconButton } from '@itinera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { splitActions } from './splitActions';
import type { RowAction } from './rowAction';

// A menu weighs more than the table, so it is fetched when one is opened.
const ActionMenu = lazy(() => import('./ActionMenu').then((module) => ({ default: module.ActionMenu })));

interface RowActionsProps {
  actions: RowAction[];
  /** Name of the row. */
  name: string;
}

export function RowActions({ actions, name }: RowActionsProps) {
  const [anchor, setAnchor] = useState<Element>();
  const { buttons, others } = splitActions(actions);
  return (
    <span data-actions>
      {buttons.map(({ label, run, icon, danger, disabledBecause }) => (
        <IconButton
          key={label}
          size="small"
          color="inherit"
          data-danger={danger || undefined}
          aria-label={`${label}: ${name}`}
          title={disabledBecause ?? label}
          aria-disabled={disabledBecause !== undefined}
          onClick={() => disabledBecause === undefined && run()}
        >
          {icon}
        </IconButton>
      ))}
      {others.length > 0 && (
        <IconButton
          size="small"
          color="inherit"
          aria-label={`Actions: ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
            <circle cx="10" cy="4" r="1.75" />
            <circle cx="10" cy="10" r="1.75" />
            <circle cx="10" cy="16" r="1.75" />
          </svg>
        </IconButton>
      )}
      {anchor && (
        <Suspense>
          <ActionMenu
            label={`Actions: ${name}`}
            actions={others}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
