import { Box, Typography } from '@itinera/shared/ui';
import type { Progress, StepState } from './runSteps';

const words = {
  waiting: 'waiting',
  running: 'running…',
  done: 'done',
  failed: 'failed',
  undoing: 'being undone…',
} as const;
const signs = { waiting: '○', running: '◔', done: '✓', failed: '✕', undoing: '↺' } as const;
const colours = {
  waiting: 'text.secondary',
  running: 'info.main',
  done: 'success.main',
  failed: 'error.main',
  undoing: 'info.main',
} as const;

/** Progress of the steps of a save, announced to screen readers. */
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
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '20px 1fr', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="span" aria-hidden sx={{ color: colours[state], textAlign: 'center' }}>
        {signs[state]}
      </Box>
      <span>
        {label}:{' '}
        <Typography component="span" variant="body2" sx={{ color: colours[state] }}>
          {words[state]}
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
