import { capitalised, grouped, pluralOf } from '@itinera/shared/format';
import { RowStepsContext } from '@itinera/shared/router';
import { offerShortcut } from '@itinera/shared/state';
import { StepButtons } from '@itinera/shared/ui';
import { use, useEffect, type KeyboardEvent, type ReactNode } from 'react';

const keys = ['Alt+PageUp', 'Alt+PageDown'] as const;

/** Brackets are text in a field; there, only the keys with Alt step. */
const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [role=combobox]');

/**
 * Steps from the sheet of a row to those of its neighbours in the list, within a `RowStepsContext`: buttons for the head of the sheet, and
 * keys. `leave` closes this sheet, or asks first, and then calls what opens the other one.
 */
export function useSheetSteps(leave: (open: () => void) => void): {
  buttons: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const steps = use(RowStepsContext);
  const noun = steps?.noun;
  useEffect(() => {
    if (noun === undefined) return undefined;
    const withdraw = [
      offerShortcut({ keys: keys[0], label: `Previous ${noun}` }),
      offerShortcut({ keys: keys[1], label: `Next ${noun}` }),
      offerShortcut({ keys: 'Alt+Enter', label: `Save and go to the next ${noun}` }),
    ];
    return () => withdraw.forEach((each) => each());
  }, [noun]);

  if (!steps) return { buttons: undefined, onKeyDown: () => undefined };
  const { place, total, previous, next } = steps;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
    // Ignores events of a dialog that was opened from a field.
    if (!(target instanceof Node && currentTarget.contains(target)) || ctrlKey || metaKey) return;
    const backwards = altKey ? key === 'PageUp' : key === '[' && !isField(target);
    const forwards = altKey ? key === 'PageDown' : key === ']' && !isField(target);
    const open = backwards ? previous : forwards ? next : undefined;
    if (backwards || forwards) event.preventDefault();
    if (open) leave(open);
  };
  return {
    buttons: (
      <StepButtons
        label={`${capitalised(pluralOf(steps.noun))} of the list`}
        noun={steps.noun}
        position={`${grouped(place + 1)} of ${grouped(total)}`}
        keys={keys}
        onPrevious={previous && (() => leave(previous))}
        onNext={next && (() => leave(next))}
      />
    ),
    onKeyDown,
  };
}
