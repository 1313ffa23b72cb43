import { useLocation } from '@itinera/shared/router';
import { SlowNotice } from './SlowNotice';

/** Placeholder of the first page: index.html has painted the same lines before, and has their style. */
export function PageSkeleton() {
  const location = useLocation();
  return (
    <>
      <SlowNotice loading={location} />
      <div role="progressbar" aria-label="Loading the page" className="page-skeleton" />
    </>
  );
}
