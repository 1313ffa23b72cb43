import { Box } from '@itinera/shared/ui';

interface TimeLeftProps {
  milliseconds: number;
  isHeld: boolean;
}

/** A line that shortens with the remaining time; in five steps if reduced motion is preferred. */
export function TimeLeft({ milliseconds, isHeld }: TimeLeftProps) {
  return (
    <Box
      aria-hidden
      data-testid="time-left"
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 3,
        bgcolor: 'currentColor',
        transformOrigin: 'left',
        animation: `itinera-time-left ${milliseconds}ms linear forwards`,
        animationPlayState: isHeld ? 'paused' : 'running',
        '@keyframes itinera-time-left': { to: { transform: 'scaleX(0)' } },
        '@media (prefers-reduced-motion: reduce)': { animationTimingFunction: 'steps(5, end)' },
      }}
    />
  );
}
