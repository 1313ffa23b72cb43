import { useDrafts } from '@itinera/shared/state';
import { LazyPart } from '../parts/LazyPart';

const loadNotice = () =>
  import(/* webpackChunkName: "drafts" */ './FoundDraftsNotice').then(({ FoundDraftsNotice }) => ({
    default: FoundDraftsNotice,
  }));

/** Offers unsaved input from before a reload or a crash. */
export function FoundDrafts() {
  const hasFound = useDrafts((drafts) => Object.values(drafts).some(({ state }) => state === 'found'));
  return hasFound && <LazyPart load={loadNotice} />;
}
