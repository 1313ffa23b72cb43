import type { FieldProblems } from './collection';

/**
 * 0 often means that there is no price, so it sells for nothing only when that is said. What is free has no amount. Each amount is
 * named by the field in which it is entered; one that is not known, or on request, asks for nothing.
 */
export function freeProblems(
  amounts: Readonly<Record<string, number | null | undefined>>,
  isFree = false,
): FieldProblems {
  const zeros = Object.keys(amounts).filter((field) => amounts[field] === 0);
  if (zeros.length === 0)
    return isFree && Object.values(amounts).some(Boolean)
      ? { is_free: 'It has a price. Enter 0, or do not sell it for nothing.' }
      : {};
  const question = '0 would sell for nothing. Enter an amount, or say that it sells for nothing.';
  return isFree ? {} : Object.fromEntries(zeros.map((field) => [field, question]));
}
