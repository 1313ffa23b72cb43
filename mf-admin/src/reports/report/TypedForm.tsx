import { Box, Button } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** Form whose values are applied together, by Enter or by the button. */
export const TypedForm = ({ onApply, children }: { onApply: () => void; children: ReactNode }) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onApply();
    }}
    sx={{ display: 'grid', gap: 1.5 }}
  >
    {children}
    <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
      Apply
    </Button>
  </Box>
);
