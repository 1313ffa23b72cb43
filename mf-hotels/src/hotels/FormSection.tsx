import { Box, Typography, fieldGaps } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A group of related fields in a long form, side by side where there is space. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" role="group" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          ...fieldGaps,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
