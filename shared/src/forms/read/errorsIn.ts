interface FoundError {
  /** Path of the field, such as `rows.0.from`; of a list as a whole `rows.root`. */
  path: string;
  message: string;
  /** Address of the entry that has the value already. */
  address?: string;
}

const isLeaf = (value: object): value is { type: string; message?: unknown; types?: { address?: string } } =>
  'type' in value && typeof value.type === 'string';

/** The errors of all fields of a form, at any depth, in the order of the form's values. */
export function errorsIn(errors: object, above = ''): FoundError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const path = `${above}${key}`;
    if (typeof value !== 'object' || value === null || path === 'root' || key === 'ref') return [];
    if (isLeaf(value)) {
      const message = String(value.message || 'This value is not allowed.');
      return [{ path, message, ...(value.types?.address && { address: value.types.address }) }];
    }
    return errorsIn(value, `${path}.`);
  });
}
