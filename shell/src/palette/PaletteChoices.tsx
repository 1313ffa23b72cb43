import { useNavigate } from '@itinera/shared/router';
import { Typography } from '@itinera/shared/ui';
import { useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { ChoicesProps } from './choicesProps';
import type { Entry } from './entry';
import { Results } from './Results';
import { useGroups } from './useGroups';

/** Choices for the typed text, with the actions of Enter and the arrow keys. */
export function PaletteChoices(props: ChoicesProps) {
  const { isOpen, isUsable, text, listId, entered, onEntered, move, onActive, close, onOpen } = props;
  const [chosen, setChosen] = useState<{ text: string; key: string }>();
  const navigate = useNavigate();
  const { groups, searching, isSimilar } = useGroups({ isOpen, isUsable, text, onOpen });
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => chosen?.text === text && key === chosen.key),
  );
  const active = entries[at];
  const activeId = active && `${listId}-${at}`;

  const choose = (entry: Entry, inNewTab: boolean) => {
    if (!('to' in entry)) {
      close();
      return entry.run();
    }
    if (inNewTab) return window.open(entry.to, '_blank', 'noopener');
    close();
    void navigate(entry.to);
  };

  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  useImperativeHandle(move, () => (by: number) => {
    const next = entries[(at + by + entries.length) % entries.length];
    if (next) setChosen({ text, key: next.key });
  });
  useEffect(() => {
    if (!entered || (!active && searching)) return;
    onEntered();
    if (active) choose(active, entered === 'new tab');
  });

  return (
    <>
      <Results id={listId} groups={groups} activeKey={active?.key} onChoose={choose} />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {statusOf({ count: entries.length, text, searching, isSimilar })} ↑ ↓ to choose, Enter to open, Ctrl +
        Enter to open in a new tab.
      </Typography>
    </>
  );
}

interface Outcome {
  count: number;
  text: string;
  searching: boolean;
  isSimilar: boolean;
}

function statusOf({ count, text, searching, isSimilar }: Outcome): string {
  if (searching) return 'Searching…';
  if (count === 0) return `No results for ‘${text}’.`;
  return isSimilar ? `Nothing is called ‘${text}’. These are similar.` : '';
}
