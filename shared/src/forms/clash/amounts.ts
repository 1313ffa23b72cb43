import { formatMoney } from '@itinera/shared/format';
import { createContext, useEffect } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { shownPlainly } from './shown';

/** By form, the currency of each amount that it has an input for. */
const currencies = new WeakMap<object, Map<string, string>>();

/** An input says in which currency its field is, so that messages about the form can. */
export function useAmountOf<I extends FieldValues, O>(
  control: Control<I, unknown, O>,
  name: string,
  currency: string,
): void {
  useEffect(() => {
    const known = currencies.get(control) ?? new Map<string, string>();
    currencies.set(control, known.set(name, currency));
  }, [control, name, currency]);
}

/** Words for the amounts of a form: nobody reads minor units. */
export function shownAmounts<I extends FieldValues, O>(
  control: Control<I, unknown, O>,
): Partial<Record<Path<I>, (value: unknown) => string>> {
  const inWords = (currency: string) => (value: unknown) =>
    typeof value === 'number' ? formatMoney(value, currency) : shownPlainly(value);
  const ofForm = [...(currencies.get(control) ?? [])].map(([name, currency]) => [name, inWords(currency)]);
  return Object.fromEntries(ofForm) as Partial<Record<Path<I>, (value: unknown) => string>>;
}

type Words = Readonly<Record<string, ((value: unknown) => string) | undefined>>;

/** Words for the amounts of the form around it. */
export const AmountWords = createContext<() => Words>(() => ({}));
