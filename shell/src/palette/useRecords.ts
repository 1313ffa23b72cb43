import { useRead } from '@itinera/shared/data';
import { isRoute } from '@itinera/shared/routes';
import { recordSources } from '../remotes/registry';
import { matching, type Group } from './entry';
import { findRecords } from './findRecords';
import type { IsOpen } from './openTo';

const PAUSE_MS = 200;
const SHORTEST = 2;

interface Found {
  groups: Group[];
  /** Nothing matches exactly; the groups contain similar names. */
  isSimilar: boolean;
}
const nothing: Found = { groups: [], isSimilar: false };

const isEmpty = ({ entries, note }: Group) => entries.length === 0 && note === undefined;

/** Requests similar names from all sources only if none has an exact match. */
async function findIn(isOpen: IsOpen, text: string, signal: AbortSignal): Promise<Found> {
  const sources = recordSources().filter(({ page }) => isRoute(page) && isOpen(page));
  const search = (fuzzy: boolean) =>
    Promise.all(sources.map((source) => findRecords(source, { text, fuzzy, signal })));
  const groups = await search(false);
  if (!groups.every(isEmpty)) return { groups, isSimilar: false };
  // Similar names are optional, so a failure only means that nothing was found.
  const similar = (await search(true)).map(({ label, entries }) => ({ label, entries }));
  return { groups: similar, isSimilar: true };
}

/** Matching records of all remotes, debounced. */
export function useRecords(typed: string, isOpen: IsOpen): Found & { searching: boolean } {
  const text = typed.trim();
  const asks = text.length >= SHORTEST;
  const { answered } = useRead(asks ? text : undefined, {
    path: 'palette',
    read: (wanted, signal) => findIn(isOpen, wanted, signal),
    pauseMs: PAUSE_MS,
  });
  if (!asks) return { ...nothing, searching: false };
  if (answered?.input === text) return { ...answered.result, searching: false };
  // Until the answer arrives, only earlier results that still match are shown: Enter must not open others.
  const earlier = answered?.result.groups ?? [];
  const groups = earlier.map((group) => ({ ...group, entries: matching(group.entries, text) }));
  return { groups, isSimilar: false, searching: true };
}
