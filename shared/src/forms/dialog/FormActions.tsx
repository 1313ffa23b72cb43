import { Button } from '@itinera/shared/ui';
import { DialogActions } from '@itinera/shared/ui-more';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Steps } from '../steps/useSteps';
import type { useNextForm } from './nextForm';
import { SaveVerbText, type SaveVerb } from './SaveVerbText';
import type { useLeave } from './useLeave';

interface FormActionsProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>;
  saveVerb?: SaveVerb<I> | undefined;
  cancelVerb?: string;
  isSaving: boolean;
  steps: Steps;
  next: ReturnType<typeof useNextForm>;
  leave: ReturnType<typeof useLeave>;
  submit: () => Promise<void>;
}

/** Buttons of a form; in their place, the question whether to discard it. */
export function FormActions<I extends FieldValues, O>(props: FormActionsProps<I, O>) {
  const { form, saveVerb = 'Save', cancelVerb = 'Cancel', isSaving, steps, next, leave, submit } = props;
  const verb = typeof saveVerb === 'string' ? saveVerb : <SaveVerbText form={form} verb={saveVerb} />;
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
            {isSaving ? 'Saving…' : steps.remaining.length > 0 ? 'Try again' : verb}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
