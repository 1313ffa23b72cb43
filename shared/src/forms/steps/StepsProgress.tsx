import { Box, Typography } from '@itinera/shared/ui';
import { useEffect, useRef } from 'react';
import type { Progress, StepState } from './runSteps';

/** Sign, words and colour of each state. */
const looks = {
  waiting: ['○', 'waiting', 'text.secondary'],
  running: ['◔', 'running…', 'info.main'],
  done: ['✓', 'done', 'success.main'],
  failed: ['✕', 'failed', 'error.main'],
  undoing: ['↺', 'being undone…', 'info.main'],
} as const;

/** Progress of the steps of a save, announced to screen readers; the current one is scrolled to. */
export function StepsProgress({ progress }: { progress: Progress }) {
  return (
    <Box role="status" aria-label="Steps">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {progress.map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </Box>
    </Box>
  );
}

function StepLine({ step: { label, state, problem } }: { step: StepState }) {
  const [sign, words, color] = looks[state];
  const line = useRef<HTMLLIElement>(null);
  const isCurrent = state === 'running' || state === 'failed';
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      component="li"
      ref={line}
      sx={{ display: 'grid', gridTemplateColumns: '20px 1fr', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="span" aria-hidden sx={{ color, textAlign: 'center' }}>
        {sign}
      </Box>
      <span>
        {label}:{' '}
        <Typography component="span" variant="body2" sx={{ color }}>
          {words}
        </Typography>
        {problem !== undefined && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        )}
      </span>
    </Box>
  );
}
