import { styled } from '@itinera/shared/ui';
import { useEffect, useRef } from 'react';
import { menuIcons } from '../menu/menuIcons';
import type { Entry, Group } from './entry';

const List = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  padding: '4px 0',
  '& [role=group] > div:first-of-type': {
    padding: '8px 20px 2px',
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
  },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '6px 20px',
    minHeight: 36,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& svg': {
    flex: 'none',
    width: 18,
    height: 18,
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 1.7,
  },
  '& [data-aside]': { marginInlineStart: 'auto', whiteSpace: 'pre', fontVariantNumeric: 'tabular-nums' },
  '& [role=option]:hover': { backgroundColor: theme.palette.action.hover },
  '& [role=option][aria-selected=true]': {
    backgroundColor: theme.palette.action.selected,
    boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '& span': { color: theme.palette.text.secondary },
  '& p': { margin: 0, padding: '6px 20px', color: theme.palette.warning.main },
}));

/** Icon of the page in the menu; the room of one for what belongs to none. */
const Icon = ({ page }: Pick<Entry, 'page'>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {page && <path d={menuIcons[page]} />}
  </svg>
);

interface ResultsProps {
  id: string;
  groups: Group[];
  activeKey: string | undefined;
  onChoose: (entry: Entry, inNewTab: boolean) => void;
}

/** Options of the palette. The focus stays in the input; `aria-activedescendant` marks the active option. */
export function Results({ id, groups, activeKey, onChoose }: ResultsProps) {
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `void`, because newer browsers return a promise and an effect may only return its clean-up.
    void active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeKey]);
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  return (
    <List role="listbox" id={id} aria-label="Results" tabIndex={-1}>
      {groups.map(({ label, entries, note }) => (
        <div key={label} role="group" aria-label={label}>
          <div aria-hidden="true">{label}</div>
          {entries.map((entry) => (
            // The input handles the keys of the list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={entry.key}
              id={`${id}-${keys.indexOf(entry.key)}`}
              ref={entry.key === activeKey ? active : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === activeKey}
              onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
            >
              <Icon page={entry.page} />
              <div>
                {entry.label}
                {entry.hint && <span> · {entry.hint}</span>}
              </div>
              {entry.aside && <span data-aside>{entry.aside}</span>}
            </div>
          ))}
          {note && <p>{note}</p>}
        </div>
      ))}
    </List>
  );
}
