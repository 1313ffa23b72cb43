import { pathTo } from '@itinera/shared/routes';
import { Link } from '@itinera/shared/router';
import { Button, pageTitle, Stack, Typography } from '@itinera/shared/ui';

interface AskAdministratorProps {
  title: string;
  children: string;
}

/** What to do as long as a person can't do it here. */
export function AskAdministrator({ title, children }: AskAdministratorProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      <title>{pageTitle(title)}</title>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography>{children}</Typography>
      <Button component={Link} to={pathTo('auth')} variant="outlined">
        Back to sign in
      </Button>
    </Stack>
  );
}
