import type { CustomEntity } from '@itinera/shared/contracts';
import { RowStepsContext } from '@itinera/shared/router';
import { Box, useSoon, fieldGaps } from '@itinera/shared/ui';
import { DialogContent } from '@itinera/shared/ui-more';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ClashNotice } from '../clash/ClashNotice';
import type { useClashes } from '../clash/useClashes';
import { CustomFields } from '../custom/CustomFields';
import { DraftNotice } from '../drafts/DraftNotice';
import type { useDraft } from '../drafts/useDraft';
import { FirstFocus } from '../frame/FirstFocus';
import { StepsProgress } from '../steps/StepsProgress';
import type { Steps } from '../steps/useSteps';
import { ErrorSummary } from './ErrorSummary';
import { goToField } from './goToField';
import { NextFormContext } from './nextForm';
import type { Words } from './reportSaved';

interface FormBodyProps<I extends FieldValues, O> {
  element: RefObject<HTMLFormElement | null>;
  form: UseFormReturn<I, unknown, O>;
  draft: ReturnType<typeof useDraft<I, O>>;
  clashes: ReturnType<typeof useClashes<I, O>>;
  steps: Steps;
  words: Words<I>;
  customEntity?: CustomEntity | undefined;
  children: ReactNode;
}

/** Fields are in two columns where both have the width for what is typed; long texts, lists and everything else have a line of their own. */
const columns = {
  display: 'grid',
  ...fieldGaps,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(200px, 50% - 9px)), 1fr))',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .MuiFormControl-root:not(:has(textarea)), & > .MuiAutocomplete-root:not([data-wide])': {
    gridColumn: 'auto',
  },
} as const;

/**
 * Content of a form between title and buttons: notices, errors, fields, and the progress of a save. The frame of the dialog is painted
 * without it first.
 */
export function FormBody<I extends FieldValues, O>(props: FormBodyProps<I, O>) {
  const hasFields = useSoon<boolean>(true, false);
  return <DialogContent aria-busy={!hasFields}>{hasFields && <Content {...props} />}</DialogContent>;
}

function Content<I extends FieldValues, O>(props: FormBodyProps<I, O>) {
  const { element, form, draft, clashes, steps, words, customEntity, children } = props;
  const { control, formState } = form;
  const { labelOf } = words;
  return (
    <>
      <FirstFocus within={element} />
      <Box sx={columns}>
        {draft.restored && <DraftNotice onForget={draft.forgetRestored} />}
        {clashes.found && (
          <ClashNotice
            {...clashes.found}
            {...{ control, labelOf }}
            shown={words.shown()}
            onChoose={clashes.choose}
          />
        )}
        {formState.isSubmitted && (
          <ErrorSummary
            errors={formState.errors}
            labelOf={labelOf}
            onGo={(path) => goToField(form, element.current, path)}
          />
        )}
        {/* Dialogs opened from a field are not part of the sequence of forms, and not of the rows of a list. */}
        <NextFormContext value={undefined}>
          <RowStepsContext value={undefined}>
            {children}
            {customEntity && <CustomFields control={control} entity={customEntity} />}
          </RowStepsContext>
        </NextFormContext>
        {(steps.progress.length > 1 || steps.remaining.length > 0) && (
          <StepsProgress progress={steps.progress} />
        )}
      </Box>
    </>
  );
}
