import { ApiError, isUnanswered, messageOf } from '@itinera/shared/data';
import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { recordAddress } from '@itinera/shared/routes';
import type { Clashes, useClashes } from '../clash/useClashes';
import { useKindOf } from '../confirm/useKindOf';
import { inFormWords, refusalsIn, type FieldRefusal } from '../read/fieldRefusals';
import { Plan } from '../steps/plan';
import type { Steps } from '../steps/useSteps';

interface Saving<I extends FieldValues, O, R> {
  form: UseFormReturn<I, unknown, O>;
  save: (values: O) => Promise<R> | Plan<R & object>;
  steps: Steps;
  clashes: Pick<ReturnType<typeof useClashes<I, O>>, 'merge' | 'show'>;
  /** `values`: what was sent. `merged`: changes of another user, if the save was repeated on top of them. */
  onSaved: (result: R, values: O, merged: Clashes | undefined) => void;
  /** Called with the refused fields. */
  onRefused: (fields: string[]) => void;
}

/** Message of a failed save without a refused field. */
function sentenceOf(error: unknown): string {
  if (isUnanswered(error)) return `${messageOf(error)} Saving again is safe: nothing is saved twice.`;
  return error instanceof ApiError ? inFormWords(error.message, error.params) : messageOf(error);
}

/** Changes of others over all attempts of a save: the latest conflicts, and all adopted fields. */
function together(all: Clashes[]): Clashes | undefined {
  const last = all.at(-1);
  return (
    last && {
      ...last,
      taken: [...new Map(all.flatMap(({ taken }) => taken).map((one) => [one.name, one])).values()],
    }
  );
}

/** How often a save is repeated on top of changes of others, before the person is asked. */
const MOST_MERGES = 3;

/**
 * Saves the values of a form, once at a time, and shows refusals at their fields. If another user has changed other fields meanwhile, it
 * is saved on top of that change; fields that both have changed are a conflict.
 */
export function useSubmit<I extends FieldValues, O, R>({
  form,
  save,
  steps,
  clashes,
  onSaved,
  onRefused,
}: Saving<I, O, R>) {
  const isSaving = useRef(false);
  const kindOf = useKindOf();
  const tried = useRef<string>(undefined);
  /** Saved values while the form is still shown: the second press of a double click saves nothing more. */
  const done = useRef<string>(undefined);

  /** Address of the entry that has a duplicate value, if its remote announces one. */
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

  async function submit(values: O, earlier: Clashes[]): Promise<void> {
    let result: R;
    try {
      result = await saved(values);
    } catch (error) {
      const found = error instanceof ApiError ? clashes.merge(error) : undefined;
      const all = found ? [...earlier, found] : earlier;
      const merged = together(all);
      if (found && found.clashes.length === 0 && all.length <= MOST_MERGES)
        return form.handleSubmit((next) => submit(next, all))();
      if (merged) clashes.show(merged);
      if (found) return;
      const refusals = refusalsIn(error);
      for (const { path, message, holder } of refusals)
        form.setError(path as Path<I>, { type: 'server', message, types: { address: addressOf(holder) } });
      if (refusals.length === 0) form.setError('root', { message: sentenceOf(error) });
      onRefused(refusals.map(({ path }) => path));
      return;
    }
    done.current = JSON.stringify(form.getValues());
    onSaved(result, values, together(earlier));
  }

  return async () => {
    if (isSaving.current || done.current === JSON.stringify(form.getValues())) return;
    isSaving.current = true;
    await form
      .handleSubmit((values) => submit(values, []))()
      .finally(() => {
        isSaving.current = false;
      });
  };
}
