export {
  defineRemote,
  remoteContract,
  type PageLoader,
  type RemoteDefinition,
  type TileLoaders,
} from './defineRemote';
