import { ApiError, messageOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { Button, Stack, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ClashNotice } from './ClashNotice';
import { DiscardQuestion } from './DiscardQuestion';
import { DraftNotice } from './DraftNotice';
import { ErrorSummary } from './ErrorSummary';
import { useClashes } from './useClashes';
import { useDraft } from './useDraft';

interface FormDialogProps<I extends FieldValues, O, R> {
  title: string;
  form: UseFormReturn<I, unknown, O>;
  /** Rejects with `ApiError`; the dialog shows it and stays open with all that was typed. */
  save: (values: O) => Promise<R>;
  /** What the snackbar says after saving: `Hotel updated`. */
  saved: string;
  /** Names form and object: what was typed is kept under it when a session ends. */
  draftKey: string;
  /** Called with what was saved, or with nothing. */
  onClose: (saved?: R) => void;
  /** Labels of the fields, in order, for the summary of errors. */
  labels: Partial<Record<Path<I>, string>>;
  children: ReactNode;
  /** Fields that an installation defined itself, below all others. */
  customFields?: ReactNode;
}

/** The one dialog for all forms: one submit at a time, errors at the field and in a summary, nothing typed is lost. */
export function FormDialog<I extends FieldValues, O, R>(props: FormDialogProps<I, O, R>) {
  const { title, form, save, saved, draftKey, onClose, labels, children, customFields } = props;
  const { errors, isSubmitting, isDirty } = form.formState;
  const draft = useDraft(draftKey, form);
  const clashes = useClashes(form);
  const labelOf = (name: string) => labels[name as Path<I>] ?? name;
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const titleId = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  const close = (result?: R) => {
    draft.finish();
    onClose(result);
  };

  const submit = form.handleSubmit(async (values) => {
    let result: R;
    try {
      result = await save(values);
    } catch (error) {
      if (error instanceof ApiError && clashes.merge(error)) return;
      form.setError('root', { message: messageOf(error) });
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(name as Path<I>, { type: 'server', message });
      return;
    }
    showSnackbar(saved, 'success');
    close(result);
  });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      aria-labelledby={titleId}
      onClose={() => (isDirty ? setAsksToDiscard(true) : close())}
    >
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {draft.restored && <DraftNotice onForget={draft.forgetRestored} />}
            {clashes.found && <ClashNotice {...clashes.found} labelOf={labelOf} onTakeTheirs={clashes.takeTheirs} />}
            <ErrorSummary errors={errors} labelOf={labelOf} onGo={(name) => form.setFocus(name)} />
            {children}
            {customFields}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {asksToDiscard ? (
            <DiscardQuestion onKeep={() => setAsksToDiscard(false)} onDiscard={() => close()} />
          ) : (
            <>
              <Button onClick={() => (isDirty ? setAsksToDiscard(true) : close())}>Cancel</Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {isSubmitting ? 'Saving…' : 'Save'}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
