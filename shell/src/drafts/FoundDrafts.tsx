import { useDrafts } from '@itinera/shared/state';
import { LazyPart } from '../parts/LazyPart';

const loadNotice = () =>
  import(/* webpackChunkName: "drafts" */ './FoundDraftsNotice').then(({ FoundDraftsNotice }) => ({
    default: FoundDraftsNotice,
  }));

/** Offers input that was not saved when the page was reloaded, or the browser crashed. */
export function FoundDrafts() {
  const hasFound = useDrafts((drafts) => Object.values(drafts).some(({ state }) => state === 'found'));
  return hasFound && <LazyPart load={loadNotice} />;
}
