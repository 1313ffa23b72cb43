import { StepsDialog, StepsProgress } from '@itinera/shared/forms';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, Button, Paper } from '@itinera/shared/ui';
import { useState } from 'react';
import { Specimen } from '../Specimen';
import { failingOnce } from './failingOnce';
import { situations } from './situations';

export function StepStates() {
  const { value, open, close } = useDialogAddress('steps');
  const [plan, setPlan] = useState(failingOnce);
  const openAnew = () => {
    setPlan(failingOnce());
    open('city');
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {Object.entries(situations).map(([state, progress]) => (
          <Specimen key={state} state={state}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <StepsProgress progress={progress} />
            </Paper>
          </Specimen>
        ))}
      </Box>
      <Button variant="outlined" onClick={openAnew}>
        A plan that fails once
      </Button>
      {value === 'city' && <StepsDialog title="Add city" plan={plan} onClose={close} />}
    </>
  );
}
