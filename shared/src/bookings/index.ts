export * from './allocate';
export * from './paymentStatus';
export * from './planInstalments';
export * from './references';
export * from './requiredDocuments';
export * from './states';
export * from './supplierDue';
export * from './totals';
