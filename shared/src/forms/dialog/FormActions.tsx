import { Button } from '@itinera/shared/ui';
import { DialogActions } from '@itinera/shared/ui-more';
import type { Steps } from '../steps/useSteps';
import type { useNextForm } from './nextForm';
import type { useLeave } from './useLeave';

interface FormActionsProps {
  saveVerb?: string;
  cancelVerb?: string;
  isSaving: boolean;
  steps: Steps;
  next: ReturnType<typeof useNextForm>;
  leave: ReturnType<typeof useLeave>;
  submit: () => Promise<void>;
}

/** Buttons of a form; in their place, the question whether to discard it. */
export function FormActions(props: FormActionsProps) {
  const { saveVerb = 'Save', cancelVerb = 'Cancel', isSaving, steps, next, leave, submit } = props;
  return (
    // Keeps the focus in the field: a message shown on blur would move these buttons away from the pointer.
    <DialogActions onMouseDown={(event) => event.preventDefault()}>
      {leave.question || (
        <>
          <Button onClick={leave.cancel} disabled={isSaving}>
            {cancelVerb}
          </Button>
          {next.label && (
            <Button
              aria-keyshortcuts="Alt+Enter"
              title="Alt+Enter"
              disabled={isSaving}
              onClick={() => next.saveAndGoOn(submit)}
            >
              {next.label}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : steps.remaining.length > 0 ? 'Try again' : saveVerb}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
