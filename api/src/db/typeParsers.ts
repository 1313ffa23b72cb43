/** OIDs of types that are read as text: their default JavaScript values lose precision or differ between engines. */
const asText = [1082, 1083, 1114, 1184, 1186, 1700];
const bigint = 20;

const toSafeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is too large for a number.');
  return value;
};

export const typeParsers: Record<number, (text: string) => unknown> = {
  ...Object.fromEntries(asText.map((oid) => [oid, (text: string) => text])),
  [bigint]: toSafeNumber,
};
