/** Suggests a key for a label: `Visa until` becomes `visa_until`. Empty for a label without Latin letters; the key is then typed. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, 40);
