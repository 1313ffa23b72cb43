export * from './menuFor';
export * from './pathTo';
export * from './placeOf';
export * from './recordAddress';
export * from './siteMap';
export * from './trailTo';
