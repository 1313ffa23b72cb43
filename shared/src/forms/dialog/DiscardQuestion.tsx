import { Alert, Button } from '@itinera/shared/ui';

interface DiscardQuestionProps {
  /** Steps that are done, or may be: `Create the city (not certain)`. */
  remaining: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
  /** Given when what was done can be undone. */
  onUndo: (() => void) | undefined;
}

/** Asked in the dialog itself before typed text is discarded, or a part of it stays saved. */
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
