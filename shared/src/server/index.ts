/** What the API and the server of the shells both need of Node. Never in a browser. */
export { listenOnIpv6 } from './listenOnIpv6';
export { unusedConnections } from './unusedConnections';
