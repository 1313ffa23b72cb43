import { useNavigation } from '@itinera/shared/router';
import { styled } from '@itinera/shared/ui';
import { useEffect, useState } from 'react';
import { DURATION_MS, useProgress, type Progress } from './useProgress';

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 2,
  backgroundColor: theme.palette.primary.main,
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  '&[data-filling]': { transform: 'scaleX(0.96)', transition: `transform ${DURATION_MS}ms ease-out` },
  '&[data-full]': { transform: 'scaleX(1)', transition: 'transform 150ms' },
}));

/** A separate component, so that the rest of the top bar is not rendered again for it. */
export const NavigationProgress = () => <ProgressBar loading={useNavigation().state === 'loading'} />;

/** Progress of loading the next page, at the edge of the top bar. */
export function ProgressBar({ loading }: { loading: boolean }) {
  const progress = useProgress(loading);
  return progress === 'hidden' ? null : <FillingBar progress={progress} />;
}

/** Rendered empty first, so that the transition has a start. */
function FillingBar({ progress }: { progress: Progress }) {
  const [filling, setFilling] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilling(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const full = progress === 'done';
  return (
    <Bar
      role="progressbar"
      aria-label="Loading the page"
      data-filling={(filling && !full) || undefined}
      data-full={full || undefined}
    />
  );
}
