export * from './dates';
export * from './person';
export * from './plural';
