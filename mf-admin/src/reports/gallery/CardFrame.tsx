import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link, Paper, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface CardFrameProps {
  title: string;
  question: string;
  to: string;
  children?: ReactNode;
}

/** Card of the gallery; the whole card is a link. */
export const CardFrame = ({ title, question, to, children }: CardFrameProps) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{
      position: 'relative',
      p: 2,
      minHeight: 208,
      display: 'flex',
      flexDirection: 'column',
      gap: 0.5,
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    <Typography component="h2" variant="h3">
      <Link
        component={RouterLink}
        to={to}
        color="inherit"
        underline="none"
        sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
      >
        {title}
      </Link>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {question}
    </Typography>
    <Box sx={{ mt: 'auto', pt: 1 }}>{children}</Box>
  </Paper>
);
