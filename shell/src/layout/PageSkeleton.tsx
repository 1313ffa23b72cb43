import { useLocation } from '@itinera/shared/router';
import { SlowNotice } from './SlowNotice';

/** Placeholder of the first page, with the same lines and styles as index.html has painted. */
export function PageSkeleton() {
  const location = useLocation();
  return (
    <>
      <SlowNotice loading={location} />
      <div role="progressbar" aria-label="Loading the page" className="page-skeleton" />
    </>
  );
}
