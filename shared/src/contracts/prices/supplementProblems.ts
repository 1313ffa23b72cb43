import type { FieldProblems } from '../collection';

interface Supplement {
  id?: string | undefined;
  from_boarding_type_id?: string | undefined;
  boarding_type_id?: string | undefined;
  /** Absent or null: all periods. */
  period_id?: string | null | undefined;
}

/** A supplement has two different boardings. */
export const supplementProblems = ({ from_boarding_type_id, boarding_type_id }: Supplement): FieldProblems =>
  boarding_type_id !== undefined && boarding_type_id === from_boarding_type_id
    ? { boarding_type_id: 'Choose another boarding than the one it is added to.' }
    : {};

const isFor = (one: Supplement, other: Supplement) =>
  (one.period_id ?? null) === null || (other.period_id ?? null) === null || one.period_id === other.period_id;

/**
 * Refuses a supplement based on another one, or that another one is based on, in a common period. `others` are those of the same hotel
 * and partner.
 */
export function supplementChainProblems(
  supplement: Supplement,
  others: readonly Supplement[],
): FieldProblems {
  const rest = others.filter((other) => other.id !== supplement.id && isFor(supplement, other));
  if (rest.some((other) => other.boarding_type_id === supplement.from_boarding_type_id))
    return {
      from_boarding_type_id: 'This boarding has a supplement itself. Choose the one that it is added to.',
    };
  if (rest.some((other) => other.from_boarding_type_id === supplement.boarding_type_id))
    return {
      boarding_type_id:
        'Another supplement is added to this boarding. Choose a boarding that none is added to.',
    };
  return {};
}
