import { LazyPart } from '../parts/LazyPart';
import { useNewReleases } from './useNewReleases';
import { useRegistryPolling } from './useRegistryPolling';

const loadNotice = () =>
  import('./NewReleaseNotice').then(({ NewReleaseNotice }) => ({ default: NewReleaseNotice }));

/** Looks for releases deployed since the page was loaded. The notice is loaded when there is something to announce. */
export function NewReleases() {
  useRegistryPolling();
  const hasNews = useNewReleases().length > 0;
  return hasNews && <LazyPart load={loadNotice} />;
}
