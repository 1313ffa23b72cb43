import { Problem } from '../../http/problem';

/** What is wrong with a part of a new booking, by the names that its fields have within the booking. */
export const within =
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
