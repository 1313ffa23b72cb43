import { useState } from 'react';

export interface FilterEditor {
  /** Pressed element: the menu or input is positioned beside it, and returns the focus to it. Undefined: closed. */
  anchor: Element | undefined;
  /** Position of the input, which is kept although the new chip moves the buttons. */
  place: { top: number; left: number };
  /** The edited filter; undefined: it is selected from the menu first. */
  key: string | undefined;
  /** Whether its code is needed. */
  wasOpened: boolean;
  choose: (anchor: Element) => void;
  edit: (anchor: Element, key: string) => void;
  close: () => void;
}

const nowhere = { top: 0, left: 0 };

/** The filter of a list that is being edited, from the button that adds one or from a chip. */
export function useFilterEditor(): FilterEditor {
  const [at, setAt] = useState<{ anchor?: Element; key?: string; place: FilterEditor['place'] }>({
    place: nowhere,
  });
  const [wasOpened, setWasOpened] = useState(false);
  const open = (anchor: Element, key?: string) => {
    setWasOpened(true);
    const { bottom: top, left } = anchor.getBoundingClientRect();
    setAt({ anchor, place: { top, left }, ...(key !== undefined && { key }) });
  };
  return {
    anchor: at.anchor,
    place: at.place,
    key: at.key,
    wasOpened,
    choose: (anchor) => open(anchor),
    edit: open,
    close: () => setAt({ place: nowhere }),
  };
}
