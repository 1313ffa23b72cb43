import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { splitActions } from './splitActions';
import type { RowAction } from './rowAction';

// Loaded when it is opened, because a menu is larger than the table.
const ActionMenu = onDemand(() => import('./ActionMenu').then((module) => ({ default: module.ActionMenu })));

interface RowActionsProps {
  actions: RowAction[];
  onAct: (label: string) => void;
  /** Name of the row. */
  name: string;
}

export function RowActions({ actions, onAct, name }: RowActionsProps) {
  const [anchor, setAnchor] = useState<Element>();
  const { buttons, others } = splitActions(actions);
  return (
    <span data-actions>
      {buttons.map(({ label, icon, danger, disabledBecause }) => (
        <button
          key={label}
          type="button"
          data-danger={danger || undefined}
          aria-label={`${label}: ${name}`}
          title={disabledBecause ?? label}
          aria-disabled={disabledBecause !== undefined}
          onClick={() => disabledBecause === undefined && onAct(label)}
        >
          {icon}
        </button>
      ))}
      {others.length > 0 && (
        <button
          type="button"
          aria-label={`Actions: ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="4" r="1.75" />
            <circle cx="10" cy="10" r="1.75" />
            <circle cx="10" cy="16" r="1.75" />
          </svg>
        </button>
      )}
      {anchor && (
        <Suspense>
          <ActionMenu
            label={`Actions: ${name}`}
            actions={others.map((other) => ({ ...other, run: () => onAct(other.label) }))}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
