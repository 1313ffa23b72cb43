import { ApiError, isUnanswered, messageOf } from '@itinera/shared/data';
import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { inFormWords } from '../read/inFormWords';
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

/** Saves the form, once at a time, and shows each refusal at its field. */
export function useSubmit<I extends FieldValues, O, R>({
  form,
  save,
  steps,
  handled,
  onSaved,
  onRefused,
}: Saving<I, O, R>) {
  const isSaving = useRef(false);
  const tried = useRef<string>(undefined);

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
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      const advice = isUnanswered(error) ? ' Saving again is safe: nothing is saved twice.' : '';
      form.setError('root', { message: `${inFormWords(messageOf(error))}${advice}` });
      for (const [name, message] of fields)
        form.setError(name as Path<I>, { type: 'server', message: inFormWords(message) });
      onRefused(fields.map(([name]) => name));
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
