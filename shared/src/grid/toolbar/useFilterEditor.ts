import { useState } from 'react';

export interface FilterEditor {
  /** What was pressed: the menu or the input is beside it, and gives the focus back to it. Absent: closed. */
  anchor: Element | undefined;
  /** Where its input is. It stays there, although the new chip moves the buttons. */
  place: { top: number; left: number };
  /** The filter that is edited; absent: it is chosen from the menu first. */
  key: string | undefined;
  /** Whether its code is needed. */
  wasOpened: boolean;
  choose: (anchor: Element) => void;
  edit: (anchor: Element, key: string) => void;
  close: () => void;
}

const nowhere = { top: 0, left: 0 };

/** Which filter of a list is edited, from the button that adds one or from a chip. */
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
