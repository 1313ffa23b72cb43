export { entriesOfKind } from './imports/definitionOf';
