import { useRef, useState, type FocusEvent, type FormEvent } from 'react';

/** Returns the error of a value, by name of the input. */
export type Rules = Record<string, (value: string) => string | undefined>;

const inputOf = ({ target }: { target: EventTarget }): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement ? target : undefined;

/**
 * A button submits the form, which checks it as a whole, and a link leaves it. An error shown on blur would move either away from the
 * pointer.
 */
const goesToButton = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.matches('a, button');

/**
 * Checks an input on blur, and from then on while typing. The rules are loaded when the form gets the focus, because they are larger than
 * the page; without them the server checks.
 */
export function useFieldChecks(load: (() => Promise<Rules>) | undefined) {
  const rules = useRef<Promise<Rules | undefined>>(undefined);
  const left = useRef(new Set<string>());
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  const loaded = () => (rules.current ??= load?.().catch(() => undefined) ?? Promise.resolve(undefined));
  const check = async ({ name, value }: HTMLInputElement) => {
    const problem = (await loaded())?.[name]?.(value);
    setProblems((before) => ({ ...before, [name]: problem }));
  };

  return {
    problems,
    handlers: {
      onFocus: () => void loaded(),
      onBlur: (event: FocusEvent) => {
        const input = inputOf(event);
        if (!input || goesToButton(event)) return;
        left.current.add(input.name);
        void check(input);
      },
      onInput: (event: FormEvent) => {
        const input = inputOf(event);
        if (input && left.current.has(input.name)) void check(input);
      },
    },
    /** Errors of these values by name. From now on all inputs are checked while typing. */
    checkAll: async (values: Record<string, string>): Promise<Record<string, string>> => {
      const all = (await loaded()) ?? {};
      const found = Object.entries(values).flatMap(([name, value]) => {
        left.current.add(name);
        const problem = all[name]?.(value);
        return problem === undefined ? [] : [[name, problem] as const];
      });
      setProblems(Object.fromEntries(found));
      return Object.fromEntries(found);
    },
  };
}
