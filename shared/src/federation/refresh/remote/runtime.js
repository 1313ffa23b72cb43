module.exports = globalThis.__ITINERA_REFRESH__ || require('itinera-react-refresh');
