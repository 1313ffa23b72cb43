export { NamesSheet } from './names/NamesSheet';
export { namesPerLocale, ownNames } from './names/namesOf';
