import { inOrder } from '@itinera/shared/forms';

const afterAMoment = () => new Promise((resolve) => setTimeout(resolve, 1200));

/** Three steps of which the second fails at the first attempt; what was done can be undone. */
export function failingOnce() {
  let attempts = 0;
  return inOrder()
    .step('city', { label: 'Create the city', run: afterAMoment, undo: afterAMoment })
    .step('name', {
      label: 'Create its name',
      run: async () => {
        await afterAMoment();
        if (++attempts === 1) throw new Error('The server is being restarted. Try again in a moment.');
      },
      undo: afterAMoment,
    })
    .step('city-again', { label: 'Read the city again', run: afterAMoment });
}
