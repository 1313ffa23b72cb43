export * from './defineRemote';
export { UnbuiltArea } from './UnbuiltArea';
