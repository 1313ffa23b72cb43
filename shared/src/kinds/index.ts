export { actionsOf, listLinkOf, recordKindOf, recordOf, unnamedCountOf } from './contributions';
export { defineKind, isNamed, type Field, type Kind, type KindCollection } from './kind';
export { reference } from './reference';
export { isActive, joined, nameless, names, onPage, shown, withWorkingName, workingName } from './parts';
