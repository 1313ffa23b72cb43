import { useLayoutEffect, useReducer } from 'react';

/**
 * Renders an autocomplete again right after it has opened or its options have changed. The first render after a change makes MUI highlight
 * the first option again, whatever the arrow keys have reached meanwhile: it takes the end of the change for another one. So that render
 * must not come late.
 */
export function useSecondRender(isOpen: boolean, options: readonly ({ id: string } | string)[]): void {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const shown = isOpen
    ? options.map((option) => (typeof option === 'string' ? option : option.id)).join()
    : undefined;
  useLayoutEffect(() => {
    if (shown !== undefined) render();
  }, [shown]);
}
