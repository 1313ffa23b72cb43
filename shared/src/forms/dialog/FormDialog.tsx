import type { CustomEntity } from '@itinera/shared/contracts';
import { RowStepsContext } from '@itinera/shared/router';
import type { MessageAction } from '@itinera/shared/state';
import { Box, useShortcut } from '@itinera/shared/ui';
import { useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AmountWords, shownAmounts } from '../clash/amounts';
import { asFormatters, type Shown } from '../clash/shown';
import { useClashes } from '../clash/useClashes';
import { useCustomWords } from '../custom/useCustomWords';
import { useDraft } from '../drafts/useDraft';
import { SheetHead } from '../frame/SheetHead';
import { SideSheet, type SheetSize } from '../frame/SideSheet';
import { useDirty } from '../leave/useDirty';
import type { Plan } from '../steps/plan';
import { useSteps } from '../steps/useSteps';
import { FormActions } from './FormActions';
import type { SaveVerb } from './SaveVerbText';
import { FormBody } from './FormBody';
import { goToField } from './goToField';
import { labelIn, type Labels } from './labels';
import { useNextForm } from './nextForm';
import { reportSaved, type Words } from './reportSaved';
import { useLeave } from './useLeave';
import { useSheetSteps } from './useSheetSteps';
import { useSubmit } from './useSubmit';

interface FormDialogProps<I extends FieldValues, O, R> {
  title: string;
  form: UseFormReturn<I, unknown, O>;
  /**
   * Rejects with `ApiError`; the sheet shows it and stays open with its input. A save of several writes returns its plan, whose progress
   * the dialog shows.
   */
  save: (values: O) => Promise<R> | Plan<R & object>;
  /**
   * Labels of both buttons, if saving and leaving mean something else: `Cancel booking` and `Keep booking`. A function makes the label of
   * the values, such as `Record 500,00 USD`.
   */
  saveVerb?: SaveVerb<I> | undefined;
  cancelVerb?: string;
  /** Message after saving: `Hotel updated`. */
  saved: string;
  /** Undo of a saved entry; `before` has the previous values of changed fields. The message then names the changes. */
  undoOf?: (result: R, before: Partial<I>) => MessageAction | undefined;
  /** Saving runs an action, such as a copy, instead of changing the shown entry: its message has no changes. */
  isAction?: boolean;
  /** Identifies form and object: the key of the draft, which survives the end of a session, a reload and a crash. */
  draftKey: string;
  /** Called with the result of a save, or without one. */
  onClose: (saved?: R) => void;
  /** Labels of the fields in the summary of errors. */
  labels: Labels<I>;
  /** Formatters of values, for messages, conflicts and the history. */
  shown?: Shown<I>;
  children: ReactNode;
  /** Content beside the title. */
  tools?: ReactNode;
  /** Adds the custom fields of these entries below all others; their values are the form's `custom`. */
  customEntity?: CustomEntity | undefined;
  /** Of the sheet; `sm` unless said. */
  size?: SheetSize;
}

/**
 * The sheet of all forms: one submit at a time, errors at their fields and in a summary, no input lost. The first field has the focus,
 * and Ctrl+S saves. Within a `NextFormContext`, Alt+Enter saves and opens the next form; within a
 * `RowStepsContext`, the head has steps to the neighbours of the row.
 */
export function FormDialog<I extends FieldValues, O, R>(props: FormDialogProps<I, O, R>) {
  const { title, form, size, tools } = props;
  const state = useFormDialog(props);
  const { element, next, leave, rows, submit } = state;
  const titleId = useId();
  useShortcut('Mod+S', 'Save', () => void submit());

  return (
    <SideSheet {...{ titleId, size }} onClose={leave.cancel}>
      {/* Keys bubble up from the fields inside; the form itself is no control. */}
      <Box
        component="form"
        ref={element}
        noValidate
        sx={{ display: 'contents' }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          next.onKeyDown(event, submit);
          rows.onKeyDown(event);
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Events of a dialog opened from a field bubble through its form.
          event.stopPropagation();
          void submit();
        }}
      >
        <SheetHead id={titleId} title={title}>
          {rows.buttons}
          {/* What they open is no sheet of a row. */}
          <RowStepsContext value={undefined}>
            {tools && (
              <AmountWords value={() => ({ ...shownAmounts(form.control), ...asFormatters(props.shown) })}>
                {tools}
              </AmountWords>
            )}
          </RowStepsContext>
        </SheetHead>
        <FormBody {...props} {...state} />
        <FormActions {...props} {...state} isSaving={form.formState.isSubmitting} />
      </Box>
      {leave.guard}
    </SideSheet>
  );
}

/** State of a form in a dialog: conflicts, draft, steps, words of its fields, and how it is saved and left. */
function useFormDialog<I extends FieldValues, O, R>(props: FormDialogProps<I, O, R>) {
  const { title, form, draftKey, onClose, labels, customEntity } = props;
  const element = useRef<HTMLFormElement>(null);
  const isDirty = useDirty(form);
  const clashes = useClashes(form);
  const draft = useDraft({ key: draftKey, title, form, isDirty, clashes });
  const steps = useSteps();
  const custom = useCustomWords<I>(customEntity);
  const words: Words<I> = {
    labelOf: (path) => custom.labels[path] ?? labelIn(labels, path, form.getValues()),
    shown: () => ({ ...shownAmounts(form.control), ...props.shown, ...custom.shown }),
  };
  const next = useNextForm();
  const leave = useLeave(props, steps, isDirty, draft.finish);
  const rows = useSheetSteps(leave.leaveFor);
  const submit = useSubmit({
    form,
    save: props.save,
    steps,
    clashes,
    onSaved: (result, values, merged) => {
      reportSaved(props, words, result, values, merged);
      leave.finish(next.opening() ?? (() => onClose(result)));
    },
    onRefused: ([first]) => first !== undefined && goToField(form, element.current, first),
  });
  return { element, clashes, draft, steps, words, next, leave, rows, submit };
}
