import { siteAt } from '@itinera/shared/routes';
import { session } from '@itinera/shared/state';
import { lasting } from '../base/browserStorage';
import type { Entry } from './entry';
import { iconOf } from './iconOf';
import { isOpenTo } from './openTo';

const KEY = 'itinera:recent';
const KEPT = 8;

interface Visit {
  path: string;
  title: string;
}

interface Visits {
  /** Stored per person, so that nobody sees the history of another. */
  person: string;
  visits: Visit[];
}

function visitsOf(person: string | undefined): Visit[] {
  try {
    const kept: Visits | null = JSON.parse(lasting.read(KEY) ?? 'null');
    return kept && kept.person === person ? kept.visits : [];
  } catch {
    return [];
  }
}

/** Records a visit of a record page. A page with its static title is loading or has nothing to show, and is skipped. */
export function recordVisit(path: string, title: string): void {
  const site = siteAt(path);
  const person = session().profile?.id;
  if (!person || !site?.path.includes(':') || title === site.title) return;
  const others = visitsOf(person).filter((visit) => visit.path !== path);
  const recorded: Visits = { person, visits: [{ path, title }, ...others].slice(0, KEPT) };
  lasting.write(KEY, JSON.stringify(recorded));
}

/** Recently visited records of the signed-in person that can still be opened, latest first. */
export const recentEntries = (): Entry[] =>
  visitsOf(session().profile?.id).flatMap(({ path, title }): Entry[] => {
    const site = siteAt(path);
    if (!site || !isOpenTo(session().partner !== undefined, site.name)) return [];
    return [
      { key: `recent ${path}`, label: title, hint: site.title, to: path, ...iconOf({ page: site.name }) },
    ];
  });

/** Signing out clears the history, for shared computers. */
export const clearVisits = (): void => lasting.remove(KEY);
