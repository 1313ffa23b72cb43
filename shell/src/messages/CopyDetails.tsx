import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';

interface CopyDetailsProps {
  details: string;
  label?: string;
}

/** Copies details of a failure for support; shows them if the clipboard is not available. */
export function CopyDetails({ details, label = 'Copy details' }: CopyDetailsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('copied');
    } catch {
      setOutcome('shown');
    }
  }

  if (outcome === 'shown') {
    return (
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Details"
        sx={{ m: 0, flexBasis: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {details}
      </Box>
    );
  }
  return (
    <Button color="inherit" size="small" onClick={() => void copy()}>
      {outcome === 'copied' ? 'Copied' : label}
    </Button>
  );
}
