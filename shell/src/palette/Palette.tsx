import { onDemand, styled } from '@itinera/shared/ui';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { focusFirst, ModalLayer } from '../layers/ModalLayer';
import type { OverlayProps } from '../overlays/overlay';
import type { Entered } from './choicesProps';
import { useSoon } from './useSoon';

const Choices = onDemand(() =>
  import('./PaletteChoices').then(({ PaletteChoices }) => ({ default: PaletteChoices })),
);

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  fontSize: '1rem',
  width: '100%',
  padding: '14px 20px',
  border: 0,
  borderBottom: `1px solid ${theme.palette.control}`,
  background: 'transparent',
  color: theme.palette.text.primary,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outlineOffset: -2 },
}));

interface PaletteProps extends OverlayProps {
  open: boolean;
  /** Whether the person can open pages in this shell. */
  isUsable: boolean;
}

/**
 * Command palette: one input for pages, records and actions. The input is in each page and is focused in the event that opens it, so no
 * key press is lost; its choices are a chunk, loaded while the page is idle.
 */
export function Palette({ open, isUsable, onClose, onOpen }: PaletteProps) {
  const [text, setText] = useState('');
  const [entered, setEntered] = useState<Entered>();
  const [activeId, setActiveId] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  const isWanted = useSoon(open);
  const listId = useId();
  const move = useRef<(by: number) => void>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    setText('');
    setEntered(undefined);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move.current?.(1);
    else if (event.key === 'ArrowUp') move.current?.(-1);
    else if (event.key === 'Enter') setEntered(event.ctrlKey || event.metaKey ? 'new tab' : 'here');
    else return;
    event.preventDefault();
  };

  return (
    <ModalLayer open={open} side="top" label="Go to" onClose={onClose}>
      <Input
        role="combobox"
        aria-label="Go to a page, record or action"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Page, record or action…"
        {...focusFirst}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setEntered(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {isWanted && (
        <Suspense>
          <Choices
            isOpen={open}
            isUsable={isUsable}
            text={text}
            listId={listId}
            entered={entered}
            onEntered={() => setEntered(undefined)}
            move={move}
            onActive={setActiveId}
            close={onClose}
            onOpen={onOpen}
          />
        </Suspense>
      )}
    </ModalLayer>
  );
}
