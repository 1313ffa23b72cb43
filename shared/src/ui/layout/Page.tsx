import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageTitle } from './product';

interface PageProps {
  /** Heading of the page and, with the product name behind it, title of the document. */
  title: string;
  /** What one does with the page as a whole, at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page below the layout: one heading, one document title. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1680, mx: 'auto', width: '100%' }}>
      <title>{pageTitle(title)}</title>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}
      >
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Box>
  );
}
