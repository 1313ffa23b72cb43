import { formatMoney } from '@itinera/shared/format';
import { createContext, useEffect } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { shownPlainly } from './shown';

/** Currency of each amount with an input, by form. */
const currencies = new WeakMap<object, Map<string, string>>();

/** Registers the currency of a field, so that messages about the form can format it. */
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

/** Formatters for the amounts of a form, which would otherwise be shown in minor units. */
export function shownAmounts<I extends FieldValues, O>(
  control: Control<I, unknown, O>,
): Partial<Record<Path<I>, (value: unknown) => string>> {
  const inWords = (currency: string) => (value: unknown) =>
    typeof value === 'number' ? formatMoney(value, currency) : shownPlainly(value);
  const ofForm = [...(currencies.get(control) ?? [])].map(([name, currency]) => [name, inWords(currency)]);
  return Object.fromEntries(ofForm) as Partial<Record<Path<I>, (value: unknown) => string>>;
}

type Words = Readonly<Record<string, ((value: unknown) => string) | undefined>>;

/** Formatters for the amounts of the surrounding form. */
export const AmountWords = createContext<() => Words>(() => ({}));
