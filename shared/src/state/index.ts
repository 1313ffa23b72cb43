export * from './appearanceStore';
export * from './cookies';
export * from './draftStore';
export * from './filterPanelStore';
export * from './messageStore';
export * from './recordKindStore';
export * from './sessionStore';
export * from './shortcutStore';
export * from './sortStore';
export * from './tableSettingsStore';
export * from './workStore';

// A second copy of this module would be a second session that nobody signs in to.
const marker = Symbol.for('itinera.state');
const world: Record<symbol, unknown> = globalThis as never;
if (world[marker]) throw new Error('@itinera/shared/state was loaded twice: it must be shared, not bundled.');
world[marker] = true;
