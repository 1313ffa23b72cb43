import { isRoute } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { useEffect, useState } from 'react';
import { recordSources } from '../remotes/registry';
import type { Group } from './entry';
import { findRecords } from './findRecords';
import { isOpenTo } from './openTo';

const PAUSE_MS = 200;
const SHORTEST = 2;

/** Matching records of all remotes, fetched with a debounce. */
export function useRecords(typed: string): { groups: Group[]; searching: boolean } {
  const text = typed.trim();
  const asks = text.length >= SHORTEST;
  const isPartner = useSession().partner !== undefined;
  const [found, setFound] = useState<{ text: string; groups: Group[] }>({ text: '', groups: [] });

  useEffect(() => {
    if (!asks) return;
    const sources = recordSources().filter(({ page }) => isRoute(page) && isOpenTo(isPartner, page));
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const groups = await Promise.all(sources.map((source) => findRecords(source, text, leaving.signal)));
      if (!leaving.signal.aborted) setFound({ text, groups });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asks, text, isPartner]);

  return asks ? { groups: found.groups, searching: found.text !== text } : { groups: [], searching: false };
}
