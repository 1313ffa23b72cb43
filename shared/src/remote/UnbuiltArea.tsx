import { pathTo } from '@itinera/shared/routes';
import { Link } from '@itinera/shared/router';
import { Button, Notice, Page } from '@itinera/shared/ui';

interface UnbuiltAreaProps {
  title: string;
  /** What the area will do, in one sentence. */
  children: string;
}

/** Placeholder page of an area that is not built yet, with a link to one that is. */
export function UnbuiltArea({ title, children }: UnbuiltAreaProps) {
  return (
    <Page title={title}>
      <Notice
        title="This area is not available yet"
        action={
          <Button component={Link} to={pathTo('hotels')} variant="outlined">
            Go to Hotels
          </Button>
        }
      >
        {children}
      </Notice>
    </Page>
  );
}
