import { pageTitle, Stack, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { AuthLink } from './AuthLink';

interface DoneProps {
  title: string;
  /** What happened, and what to do next. */
  children: ReactNode;
}

/** Replaces a form after success. */
export function Done({ title, children }: DoneProps) {
  return (
    <Stack role="status" sx={{ gap: 2 }}>
      <title>{pageTitle(title)}</title>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Typography>{children}</Typography>
      <AuthLink to="auth">Go to sign in</AuthLink>
    </Stack>
  );
}
