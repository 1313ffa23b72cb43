// Without schemas, because the first file of the shell needs this and no validator.
export const batchPath = '/api/batch';

/** More operations need several batches. */
export const mostOperations = 100;

export const countsPath = '/api/counts';

/** More counts need several calls: an address of a call may not be much longer. */
export const mostCounts = 40;

export const dependentsPath = '/api/dependents';

export const historyPath = '/api/history';

export const savedViewsPath = '/api/saved-views';

export const orphansPath = '/api/orphans';

export const customFieldsPath = '/api/custom-fields';

export const usersPath = '/api/users';
