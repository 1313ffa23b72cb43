import { dialogParameters, useLocation } from '@itinera/shared/router';
import { useEffect, type RefObject } from 'react';
import type { RowSource } from '../list/rowSource';

/**
 * Whether a sheet of a row is open, by its id: the row is marked, because it is visible beside its sheet. A step to a neighbour scrolls
 * that row into view.
 */
export function useOpenedRow(
  root: RefObject<HTMLElement | null>,
  rows: RowSource<{ id: string }>,
): (id: string) => boolean {
  const { search, state } = useLocation();
  const shown = new URLSearchParams(search);
  const opened = [...dialogParameters].flatMap((name) => shown.get(name) ?? []);
  const place = Math.max(...opened.map(rows.placeOf), -1);
  const hasStepped = state?.hasStepped === true;
  useEffect(() => {
    if (hasStepped && place >= 0)
      root.current?.querySelector(`[data-index="${place}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [root, hasStepped, place]);
  return (id) => opened.includes(id);
}
