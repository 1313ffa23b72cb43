import { Box, type Theme } from '@itinera/shared/ui';
// Not from `ui-more`, which every list would then wait for.
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { icons } from './icons';
import { ToolButton } from './ToolButton';

interface MoreToolsProps {
  /** Whether filters take room of their line. */
  isCrowded: boolean;
  children: ReactNode;
}

const phone = '@media (max-width: 599.95px)';
const wider = '@media (min-width: 600px)';

/** Tools that are needed less often: behind a button where the line has no room, in a surface below it or, on a phone, in a line of their own. */
export function MoreTools({ isCrowded, children }: MoreToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const tools = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // On a phone they are in the page, which closing them would move.
  const onPressElsewhere = () => {
    if (isOpen && window.innerWidth >= 600) setOpen(false);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen || !(target instanceof Node) || !tools.current?.contains(target)) return;
    button.current?.focus();
    setOpen(false);
  };
  const roomy = `@media (min-width: ${isCrowded ? 1200 : 1000}px)`;
  const shown = isOpen ? 'flex' : 'none';
  return (
    <ClickAwayListener mouseEvent="onPointerDown" touchEvent={false} onClickAway={onPressElsewhere}>
      <Box
        ref={tools}
        onKeyDown={onKeyDown}
        sx={{
          display: 'contents',
          [wider]: { display: 'block', position: 'relative' },
          [roomy]: { display: 'contents' },
        }}
      >
        <Box sx={{ display: 'contents', [roomy]: { display: 'none' } }}>
          <ToolButton
            ref={button}
            isMinor
            label="More tools"
            icon={icons.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </Box>
        <Box
          sx={{
            gap: 0.5,
            [phone]: { display: shown, width: '100%' },
            [wider]: { ...below, display: shown },
            [roomy]: { display: 'contents' },
          }}
        >
          {children}
        </Box>
      </Box>
    </ClickAwayListener>
  );
}

const below = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  zIndex: 5,
  p: 0.5,
  bgcolor: 'background.pop',
  border: 1,
  borderColor: (theme: Theme) => theme.palette.edge,
  borderRadius: 1,
  boxShadow: 8,
} as const;
