import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Button, pageTitle, Stack, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { AuthLink } from './AuthLink';

interface DoneProps {
  title: string;
  /** What happened, and what to do next. */
  children: ReactNode;
  /** Whether signing in is what comes next. */
  isReady?: boolean;
}

/** Replaces a form after success. */
export function Done({ title, children, isReady = false }: DoneProps) {
  return (
    <Stack role="status" sx={{ gap: 2.5 }}>
      <title>{pageTitle(title)}</title>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography>{children}</Typography>
      {isReady ? (
        <Button component={RouterLink} to={pathTo('auth')} variant="contained" size="large">
          Go to sign in
        </Button>
      ) : (
        <AuthLink to="auth">Go to sign in</AuthLink>
      )}
    </Stack>
  );
}
