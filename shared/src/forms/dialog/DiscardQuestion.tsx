import { Alert, Button } from '@itinera/shared/ui';

interface DiscardQuestionProps {
  /** Steps that are done, or may be: `Create the city (not certain)`. */
  remaining: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
  /** Defined if the finished steps can be undone. */
  onUndo: (() => void) | undefined;
}

/** Question in the dialog before typed input is discarded, or finished steps remain saved. */
export function DiscardQuestion({ remaining, onKeep, onDiscard, onUndo }: DiscardQuestionProps) {
  const isPartlySaved = remaining.length > 0;
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={onDiscard}>
            {isPartlySaved ? 'Keep what is done' : 'Discard'}
          </Button>
          {onUndo && (
            <Button color="inherit" onClick={onUndo}>
              Undo and discard
            </Button>
          )}
          <Button autoFocus color="inherit" variant="outlined" onClick={onKeep} sx={{ whiteSpace: 'nowrap' }}>
            Keep editing
          </Button>
        </>
      }
    >
      {isPartlySaved ? `Done so far: ${remaining.join(', ')}.` : 'Discard your changes?'}
    </Alert>
  );
}
