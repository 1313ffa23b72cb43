/** The key that a label suggests: `Visa until` is `visa_until`. Empty where a label has no Latin letters; then it is typed. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
