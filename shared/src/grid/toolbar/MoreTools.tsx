import { Box } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import { icons } from './icons';
import { ToolButton } from './ToolButton';

/** Tools that are needed less often: on a phone, where search and filter have one line, behind a button. */
export function MoreTools({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: { xs: 'contents', sm: 'none' } }}>
        <ToolButton
          label="More tools"
          icon={icons.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Box>
      <Box
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', sm: 'contents' },
          gap: 0.5,
          width: '100%',
        }}
      >
        {children}
      </Box>
    </>
  );
}
