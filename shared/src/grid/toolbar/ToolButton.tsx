import { Box, Button } from '@itinera/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'startIcon'> {
  /** The accessible name; on a phone only the icon is visible. */
  label: string;
  icon: ReactNode;
  /** How many are active; visible also on a phone. */
  count?: number;
}

/** A tool of a list: an icon on a phone, icon and name where there is room. */
export function ToolButton({ label, icon, count = 0, ...button }: ToolButtonProps) {
  const name = count ? `${label} (${count})` : label;
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...button}
      aria-label={name}
      title={name}
      sx={{ minWidth: 0, px: 1.25, gap: 0.75, height: 40, flexShrink: 0 }}
    >
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
      {count > 0 && <span>({count})</span>}
    </Button>
  );
}
