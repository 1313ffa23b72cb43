export * from './customFields';
export * from './customFilterKeys';
export * from './customFilters';
export * from './customProblem';
export * from './customRule';
export * from './customValues';
export * from './emptyValue';
