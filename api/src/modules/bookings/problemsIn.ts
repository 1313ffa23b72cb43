import { Problem } from '../../http/problem';

/** Prefixes the fields of a problem with the path of their part in a new booking. */
export const problemsIn =
  (path: string, more: object = {}) =>
  (error: unknown): never => {
    if (!(error instanceof Problem)) throw error;
    const { fields, params } = error.details;
    throw new Problem(error.code, error.message, {
      ...error.details,
      fields:
        fields &&
        Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${path}.${field}`, text])),
      params: { ...params, ...more },
    });
  };
