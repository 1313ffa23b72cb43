// Lazy: lists whose order a person decides, moved by dragging or by keys.
export { ReorderableList } from './ReorderableList';
