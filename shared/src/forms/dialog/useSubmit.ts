import { ApiError, isUnanswered, messageOf } from '@itinera/shared/data';
import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { recordAddress } from '@itinera/shared/routes';
import { useKindOf } from '../confirm/useKindOf';
import { fieldRefusals, inFormWords, type FieldRefusal } from '../read/fieldRefusals';
import { Plan } from '../steps/plan';
import type { Steps } from '../steps/useSteps';

interface Saving<I extends FieldValues, O, R> {
  form: UseFormReturn<I, unknown, O>;
  save: (values: O) => Promise<R> | Plan<R & object>;
  steps: Steps;
  /** True if the failure has been handled: it is not reported again. */
  handled: (error: unknown) => boolean;
  onSaved: (result: R) => void;
  /** Called with the fields that the server refused. */
  onRefused: (fields: string[]) => void;
}

/** Why a save failed, when no field is to blame. */
function sentenceOf(error: unknown): string {
  if (isUnanswered(error)) return `${messageOf(error)} Saving again is safe: nothing is saved twice.`;
  return error instanceof ApiError ? inFormWords(error.message, error.params) : messageOf(error);
}

/** Saves the values of a form, once at a time, and shows refusals at their fields. */
export function useSubmit<I extends FieldValues, O, R>({
  form,
  save,
  steps,
  handled,
  onSaved,
  onRefused,
}: Saving<I, O, R>) {
  const isSaving = useRef(false);
  const kindOf = useKindOf();
  const tried = useRef<string>(undefined);

  /** The address at which the remote of an entry shows it, if it announces one. */
  function addressOf(holder: FieldRefusal['holder']): string | undefined {
    if (!holder) return undefined;
    const { page, search } = kindOf(holder.path.replace('/api/', ''));
    return page && recordAddress({ page, search }, holder);
  }

  async function saved(values: O): Promise<R> {
    const saving = save(values);
    if (!(saving instanceof Plan)) return saving;
    const trying = JSON.stringify(values);
    const again = steps.isBegun && tried.current === trying;
    tried.current = trying;
    return steps.run(saving, again);
  }

  async function submit(values: O): Promise<void> {
    let result: R;
    try {
      result = await saved(values);
    } catch (error) {
      if (handled(error)) return;
      const refusals = error instanceof ApiError ? fieldRefusals(error) : [];
      for (const { path, message, holder } of refusals)
        form.setError(path as Path<I>, { type: 'server', message, types: { address: addressOf(holder) } });
      if (refusals.length === 0) form.setError('root', { message: sentenceOf(error) });
      onRefused(refusals.map(({ path }) => path));
      return;
    }
    onSaved(result);
  }

  return async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    await form
      .handleSubmit(submit)()
      .finally(() => {
        isSaving.current = false;
      });
  };
}
