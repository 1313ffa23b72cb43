import { Alert, Button } from '@itinera/shared/ui';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
  /** Given when part of it is saved already. */
  onUndo: (() => void) | undefined;
}

/** Asked in the dialog itself before typed text is thrown away. */
export function DiscardQuestion({ onKeep, onDiscard, onUndo }: DiscardQuestionProps) {
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={onDiscard}>
            {onUndo ? 'Leave it so' : 'Discard'}
          </Button>
          {onUndo && (
            <Button color="inherit" onClick={onUndo}>
              Undo what was done
            </Button>
          )}
          <Button autoFocus color="inherit" variant="outlined" onClick={onKeep} sx={{ whiteSpace: 'nowrap' }}>
            Keep editing
          </Button>
        </>
      }
    >
      {onUndo ? 'Only a part of it is saved.' : 'Discard your changes?'}
    </Alert>
  );
}
