import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  /** What happened and what one can do about it. */
  children: ReactNode;
  /** The remedy, usually one button. */
  action?: ReactNode;
  /** `alert` for failures, which are read out at once. */
  role?: 'status' | 'alert';
}

/** Says, in the place of what is not there, why it isn't and what to do: empty lists, failures, unbuilt areas. */
export function Notice({ title, children, action, role = 'status' }: NoticeProps) {
  return (
    <Paper
      role={role}
      variant="outlined"
      sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1.5 }}
    >
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
