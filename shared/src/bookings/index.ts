export * from './paymentStatus';
export * from './references';
export * from './requiredDocuments';
export * from './states';
export * from './totals';
