import { Paper, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

/** A card of the page on which a search begins. */
export function StartCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: 2, pt: 1, pb: 0.5, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
