import { Stack, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the panel with a heading. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5 }}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
