import { Alert, Button } from '@itinera/shared/ui';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked in the dialog itself before typed text is thrown away. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', alignItems: 'center' }}
      action={
        <>
          <Button color="inherit" onClick={onDiscard}>
            Discard
          </Button>
          <Button autoFocus color="inherit" variant="outlined" onClick={onKeep} sx={{ whiteSpace: 'nowrap' }}>
            Keep editing
          </Button>
        </>
      }
    >
      Discard your changes?
    </Alert>
  );
}
