import type { CustomEntity } from '@itinera/shared/contracts';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { Box, Stack, useShortcut } from '@itinera/shared/ui';
import { DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { use, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AmountWords, shownAmounts } from '../clash/amounts';
import { ClashNotice } from '../clash/ClashNotice';
import { mergedInWords } from '../clash/mergedInWords';
import type { Shown } from '../clash/shown';
import { useClashes } from '../clash/useClashes';
import { CustomFields } from '../custom/CustomFields';
import { useCustomWords } from '../custom/useCustomWords';
import { DraftNotice } from '../drafts/DraftNotice';
import { useDraft } from '../drafts/useDraft';
import { useUnsaved } from '../leave/useUnsaved';
import type { Plan } from '../steps/plan';
import { StepsProgress } from '../steps/StepsProgress';
import { useSteps } from '../steps/useSteps';
import { changedBefore, changesInWords } from './changes';
import { ErrorSummary } from './ErrorSummary';
import { FirstFocus } from '../frame/FirstFocus';
import { FormActions } from './FormActions';
import { FormFrame } from '../frame/FormFrame';
import { goToField } from './goToField';
import { labelIn, type Labels } from './labels';
import { NextFormContext, useListedNextKey } from './nextForm';
import { useDirty } from '../leave/useDirty';
import { useDiscard } from './useDiscard';
import { useSubmit } from './useSubmit';

interface FormDialogProps<I extends FieldValues, O, R> {
  title: string;
  form: UseFormReturn<I, unknown, O>;
  /**
   * Rejects with `ApiError`; the dialog shows it and stays open with its input. A save of several writes returns its plan, whose progress
   * the dialog shows.
   */
  save: (values: O) => Promise<R> | Plan<R & object>;
  /** Labels of both buttons, if saving and leaving mean something else: `Cancel booking` and `Keep booking`. */
  saveVerb?: string;
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
  /** Formatters of values, for messages and conflicts. */
  shown?: Shown<I>;
  children: ReactNode;
  /** Content beside the title. */
  tools?: ReactNode;
  /** Adds the custom fields of these entries below all others; their values are the form's `custom`. */
  customEntity?: CustomEntity | undefined;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** Rendered as a side sheet over the list, instead of in the middle of the window. */
  isSheet?: boolean;
}

/**
 * The dialog of all forms: one submit at a time, errors at their fields and in a summary, no input lost. The first field has the focus,
 * and Ctrl+S saves. Within a `NextFormContext`, Alt+Enter saves and opens the next form.
 */
export function FormDialog<I extends FieldValues, O, R>(props: FormDialogProps<I, O, R>) {
  const {
    title,
    form,
    save,
    saveVerb = 'Save',
    cancelVerb = 'Cancel',
    saved,
    undoOf,
    isAction = false,
    draftKey,
    onClose,
    labels,
    shown: ownShown = {},
    children,
    tools,
    customEntity,
    maxWidth = 'sm',
    isSheet = false,
  } = props;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const isDirty = useDirty(form);
  const clashes = useClashes(form);
  const draft = useDraft({ key: draftKey, title, form, isDirty, clashes });
  const steps = useSteps();
  const isPartlySaved = steps.remaining.length > 0;
  const { discard, keepRemaining } = useDiscard(title, steps, draft.finish);
  const unsaved = useUnsaved({ when: isDirty || isPartlySaved, what: title, discard });
  const custom = useCustomWords<I>(customEntity);
  const wordsNow = (): Shown<I> => ({ ...shownAmounts(form.control), ...ownShown, ...custom.shown });
  const labelOf = (path: string) => custom.labels[path] ?? labelIn(labels, path, form.getValues());
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const content = useRef<HTMLFormElement>(null);
  const titleId = useId();

  const next = use(NextFormContext);
  const goesOn = useRef(false);
  const goOn = next && `Save and go to ${next.title}`;
  useListedNextKey(goOn);

  const close = (result?: R) => {
    draft.finish();
    unsaved.release();
    if (goesOn.current && next) next.open();
    else onClose(result);
  };
  const cancel = () => {
    if (isSubmitting || steps.isBusy) return;
    if (isDirty || isPartlySaved) setAsksToDiscard(true);
    else close();
  };

  // Stays open if something can't be undone: the steps say what and why.
  const undoAndClose = () =>
    void steps.undo().then(
      () => close(),
      () => setAsksToDiscard(false),
    );

  const submit = useSubmit({
    form,
    save,
    steps,
    clashes,
    onSaved: (result, values, merged) => {
      const [before, after] = [form.formState.defaultValues ?? {}, Object(values)];
      const shown = wordsNow();
      const changes = undoOf && !isAction && changesInWords(before, after, { labelOf, shown });
      const undo = (changes || isAction) && undoOf?.(result, changedBefore(before, after) as Partial<I>);
      const others = merged && mergedInWords(merged, labelOf);
      showSnackbar(
        [changes ? `${saved}: ${changes}` : saved, others].filter(Boolean).join('. '),
        'success',
        undo || undefined,
      );
      close(result);
    },
    onRefused: ([first]) => first !== undefined && goToField(form, content.current, first),
  });

  useShortcut('Mod+S', 'Save', () => void submit());

  const saveAndGoOn = () => {
    goesOn.current = true;
    void submit().finally(() => (goesOn.current = false));
  };
  const goOnByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, target, currentTarget } = event;
    // Ignores events of a dialog that was opened from a field.
    const isHere = target instanceof Node && currentTarget.contains(target);
    if (!next || !isHere || !altKey || key !== 'Enter') return;
    event.preventDefault();
    saveAndGoOn();
  };

  return (
    <FormFrame titleId={titleId} maxWidth={maxWidth} isSheet={isSheet} onClose={cancel}>
      {/* Keys bubble up from the fields inside; the form itself is no control. */}
      <Box
        component="form"
        ref={content}
        noValidate
        sx={{ display: 'contents' }}
        onKeyDown={goOnByKey}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Events of a dialog opened from a field bubble through its form.
          event.stopPropagation();
          void submit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FirstFocus within={content} />
          <Stack sx={{ gap: 2, pt: 1 }}>
            {draft.restored && <DraftNotice onForget={draft.forgetRestored} />}
            {clashes.found && (
              <ClashNotice
                {...clashes.found}
                control={form.control}
                labelOf={labelOf}
                shown={wordsNow()}
                onChoose={clashes.choose}
              />
            )}
            {isSubmitted && (
              <ErrorSummary
                errors={errors}
                labelOf={labelOf}
                onGo={(path) => goToField(form, content.current, path)}
              />
            )}
            {/* Dialogs opened from a field are not part of the sequence of forms. */}
            <NextFormContext value={undefined}>
              {children}
              {customEntity && <CustomFields control={form.control} entity={customEntity} />}
            </NextFormContext>
            {(steps.progress.length > 1 || isPartlySaved) && <StepsProgress progress={steps.progress} />}
          </Stack>
        </DialogContent>
        {tools && (
          <Box sx={{ position: 'absolute', right: 24, top: 16 }}>
            <AmountWords value={() => shownAmounts(form.control)}>{tools}</AmountWords>
          </Box>
        )}
        <FormActions
          asksToDiscard={asksToDiscard}
          remaining={steps.remaining}
          isSaving={isSubmitting}
          verb={isPartlySaved ? 'Try again' : saveVerb}
          cancelVerb={cancelVerb}
          goOn={goOn}
          onGoOn={saveAndGoOn}
          onCancel={cancel}
          onKeep={() => setAsksToDiscard(false)}
          onDiscard={() => {
            keepRemaining();
            close();
          }}
          onUndo={steps.canUndo ? undoAndClose : undefined}
        />
      </Box>
      {unsaved.guard}
    </FormFrame>
  );
}
