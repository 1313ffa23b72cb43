import type { StepsProgress } from '@itinera/shared/forms';
import type { ComponentProps } from 'react';

type Step = ComponentProps<typeof StepsProgress>['progress'][number];

const steps = (...states: Pick<Step, 'state' | 'problem'>[]): Step[] =>
  ['Create the city', 'Create its name', 'Read the city again'].map((label, index) => ({
    name: label,
    label,
    key: label,
    state: 'waiting',
    ...states[index],
  }));

/** How far a plan may have come. */
export const situations: Record<string, Step[]> = {
  Running: steps({ state: 'done' }, { state: 'running' }),
  Failed: steps(
    { state: 'done' },
    { state: 'failed', problem: 'The name is taken. Choose another one and save again.' },
  ),
  'Tried again': steps({ state: 'done' }, { state: 'done' }, { state: 'running' }),
  Done: steps({ state: 'done' }, { state: 'done' }, { state: 'done' }),
  'Being undone': steps({ state: 'done' }, { state: 'undoing' }),
  'Not undone': steps({ state: 'done', problem: 'Could not be undone. It is used by 3 hotels.' }),
};
