/** Place in the head of a list, for what is shown there instead of its other content. */
export interface HeadSlot {
  /** Called with the element while there is one. */
  place: (element: HTMLElement | null) => void;
  current: () => HTMLElement | null;
  subscribe: (onChange: () => void) => () => void;
}

/** Not a state of the list, which would be rendered twice for it. */
export function headSlot(): HeadSlot {
  let placed: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    place: (element) => {
      placed = element;
      listeners.forEach((listener) => listener());
    },
    current: () => placed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
