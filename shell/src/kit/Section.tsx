import { Box, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What to look at. */
  about: string;
  children: ReactNode;
}

export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** One part of the kit. */
export function Section({ title, about, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={anchorOf(title)}
      aria-labelledby={titleId}
      sx={{ mt: 5, scrollMarginTop: 80 }}
    >
      <Typography component="h2" variant="h2" id={titleId}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        {about}
      </Typography>
      {children}
    </Box>
  );
}
