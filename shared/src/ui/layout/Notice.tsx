import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  /** What happened and what to do about it. */
  children: ReactNode;
  /** The remedy, usually one button. */
  action?: ReactNode;
  /** A drawing above the title, which adds nothing to the words. */
  picture?: ReactNode;
  /** `alert` for failures, which are announced at once. */
  role?: 'status' | 'alert';
}

/** Says why something is missing and what to do: empty lists, failures, areas that are not built yet. */
export function Notice({ title, children, action, picture, role = 'status' }: NoticeProps) {
  return (
    <Paper
      role={role}
      variant="outlined"
      sx={{
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        // Long words of a search or a name wrap.
        '& > *': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
      }}
    >
      {picture}
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {children}
      </Typography>
      {action}
    </Paper>
  );
}
