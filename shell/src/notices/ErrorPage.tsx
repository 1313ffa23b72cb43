import { pathTo } from '@itinera/shared/routes';
import { Link } from '@itinera/shared/router';
import { Box, Button, pageTitle, Typography } from '@itinera/shared/ui';

interface ErrorPageProps {
  /** 404 reads '404 Not Found', everything else 'An error occurred' (specification 2). */
  status: number;
  children?: string;
}

/** Full-page error: unknown addresses, and failures of the shell itself. */
export function ErrorPage({ status, children }: ErrorPageProps) {
  const heading = status === 404 ? '404 Not Found' : 'An error occurred';
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 3, textAlign: 'center' }}
    >
      <title>{pageTitle(heading)}</title>
      <Typography component="h1" variant="h1">
        {heading}
      </Typography>
      <Typography color="textSecondary">
        {children ?? (status === 404 ? 'This page could not be found' : null)}
      </Typography>
      <div>
        <Button component={Link} to={pathTo('index')} variant="contained">
          Home page
        </Button>
      </div>
    </Box>
  );
}
