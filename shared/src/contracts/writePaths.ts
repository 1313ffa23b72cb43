// Without schemas, because the first file of the shell needs this and no validator.
export const batchPath = '/api/batch';

/** More operations need several batches. */
export const mostOperations = 100;

export const dependentsPath = '/api/dependents';

export const historyPath = '/api/history';

export const savedViewsPath = '/api/saved-views';

export const orphansPath = '/api/orphans';

export const customFieldsPath = '/api/custom-fields';

export const usersPath = '/api/users';
