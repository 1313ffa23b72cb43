export * from './appearanceStore';
export { partnerCookies, tokenCookie } from './cookies';
export * from './draftStore';
export {
  dismissMessage,
  showFailure,
  showSnackbar,
  showToast,
  useMessages,
  withdrawActions,
  type Message,
  type MessageAction,
} from './messageStore';
export * from './partStore';
export * from './recordKindStore';
export * from './sessionStore';
export { allowSingleKeys, offerShortcut, useShortcuts } from './shortcutStore';
export * from './sortStore';
export { subjectOf } from './subject';
export * from './tableSettingsStore';
export { dayAt, today } from './today';
export * from './workStore';

// A second copy of this module would be a second session, without a signed-in person.
const marker = Symbol.for('itinera.state');
const world: Record<symbol, unknown> = globalThis as never;
if (world[marker]) throw new Error('@itinera/shared/state was loaded twice: it must be shared, not bundled.');
world[marker] = true;
