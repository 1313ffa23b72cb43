export * from './capitalised';
export * from './dates';
export * from './formulas';
export * from './languages';
export * from './money';
export * from './person';
export * from './plural';
export * from './someOf';
