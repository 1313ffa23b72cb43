import { ApiError, messageOf } from '@itinera/shared/data';
import { useState, type FormEvent } from 'react';
import { useFieldChecks, type Rules } from './useFieldChecks';

export interface Failure {
  message: string;
  /** Errors by name of the input. */
  fields: Record<string, string>;
}

/** Labels of required inputs, by name. */
type Required = Record<string, string>;

/**
 * State of a form without the form library: submits once at a time, keeps the input and reports errors. Sends nothing while a required
 * input is empty or a rule is violated.
 */
export function useAuthForm<N extends string>(
  required: Required & Record<N, string>,
  send: (values: Record<N, string>) => Promise<void>,
  rules?: () => Promise<Rules>,
) {
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const { problems, handlers, checkAll } = useFieldChecks(rules);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = Object.keys(required) as N[];
    const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<
      N,
      string
    >;
    const missing = names.filter((name) => values[name].trim() === '');
    if (missing.length) return setFailure(emptyFields(missing.map((name) => [name, required[name]])));
    setSending(true);
    setFailure(undefined);
    if (Object.keys(await checkAll(values)).length > 0) {
      setFailure({ message: 'Fix the marked fields.', fields: {} });
      return setSending(false);
    }
    await send(values).catch((error: unknown) =>
      setFailure({ message: messageOf(error), fields: error instanceof ApiError ? error.fields : {} }),
    );
    setSending(false);
  };

  return {
    failure,
    /** Errors by name of the input: local ones, then those of the server. */
    errors: { ...failure?.fields, ...onlySet(problems) },
    sending,
    handlers: { ...handlers, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
  };
}

/** Empty inputs are not sent, because the server counts attempts. */
const emptyFields = (missing: [name: string, label: string][]): Failure => ({
  message: `Fill in: ${missing.map(([, label]) => label).join(', ')}.`,
  fields: Object.fromEntries(missing.map(([name, label]) => [name, `${label} is missing.`])),
});

const onlySet = (problems: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
  );
