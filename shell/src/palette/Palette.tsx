import { useNavigate } from '@itinera/shared/router';
import { styled, Typography } from '@itinera/shared/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { focusFirst, ModalLayer } from '../layers/ModalLayer';
import type { OverlayProps } from '../overlays/overlay';
import type { Entry } from './entry';
import { Results } from './Results';
import { useGroups } from './useGroups';

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  fontSize: '1.1rem',
  width: '100%',
  padding: '14px 20px',
  border: 0,
  borderBottom: `1px solid ${theme.palette.control}`,
  background: 'transparent',
  color: theme.palette.text.primary,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: -2 },
}));

/** Command palette: one input for all pages, records and actions. */
export function Palette({ onClose, onOpen }: OverlayProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const listId = useId();
  const navigate = useNavigate();
  const { groups, searching } = useGroups(text, onOpen);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  );
  const active = entries[at];

  const choose = (entry: Entry, inNewTab: boolean) => {
    if (!('to' in entry)) {
      onClose();
      return entry.run();
    }
    if (inNewTab) return window.open(entry.to, '_blank', 'noopener');
    onClose();
    void navigate(entry.to);
  };
  const move = (by: number) => setChosen(entries[(at + by + entries.length) % entries.length]?.key);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <ModalLayer open side="top" label="Go to" onClose={onClose}>
      <Input
        role="combobox"
        aria-label="Go to a page, record or action"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        {...focusFirst}
        placeholder="Page, record or action…"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <Results id={listId} groups={groups} activeKey={active?.key} onChoose={choose} />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {statusOf(entries.length, text, searching)} ↑ ↓ to choose, Enter to open, Ctrl + Enter to open in a
        new tab.
      </Typography>
    </ModalLayer>
  );
}

function statusOf(count: number, text: string, searching: boolean): string {
  if (searching) return 'Searching…';
  return count ? '' : `No results for ‘${text}’.`;
}
