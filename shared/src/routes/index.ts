export * from './menuFor';
export * from './pathTo';
export * from './recordAddress';
export * from './siteMap';
export * from './trailTo';
