import { Box, Button } from '@itinera/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'startIcon'> {
  /** Accessible name; on small screens only the icon is visible. */
  label: string;
  icon: ReactNode;
  /** Number of active ones; visible also on a phone. */
  count?: number;
  /** Only an icon except on the widest windows, because it is needed less often. */
  isMinor?: boolean;
}

/** A tool of a list: an icon, with its name where there is space. */
export function ToolButton({ label, icon, count = 0, isMinor = false, ...button }: ToolButtonProps) {
  const name = count ? `${label} (${count})` : label;
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...button}
      aria-label={name}
      title={name}
      sx={{ minWidth: 36, px: { xs: 0.75, sm: 1 }, gap: 0.75, height: 36, flexShrink: 0 }}
    >
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', [isMinor ? 'xl' : 'md']: 'inline' } }}>
        {label}
      </Box>
      {count > 0 && <span>({count})</span>}
    </Button>
  );
}
