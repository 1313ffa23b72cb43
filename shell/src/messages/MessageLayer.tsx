import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeLayer } from './placeLayer';

/** Renders its children above everything, dialogs included. */
export function MessageLayer({ children }: { children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => placeLayer(element), [element]);
  return createPortal(children, element);
}
