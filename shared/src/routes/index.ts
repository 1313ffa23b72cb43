export * from './menuFor';
export * from './pathTo';
export * from './siteMap';
