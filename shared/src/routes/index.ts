export * from './menuFor';
export * from './pathTo';
export * from './siteMap';
export * from './trailTo';
