/** Node helpers of the API and the server of the shells. Never in a browser. */
export { listenOnIpv6 } from './listenOnIpv6';
export { unusedConnections } from './unusedConnections';
