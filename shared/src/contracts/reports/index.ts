export * from './column';
export * from './period';
export * from './report';
export * from './reports';
export * from './schedules';
