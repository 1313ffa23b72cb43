// Lazy layer: lists that a person reorders by dragging or by keys.
export { ReorderableList } from './ReorderableList';
