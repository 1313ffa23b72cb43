import { configureHttp, startUp } from '@itinera/shared/data';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { configuration } from './configuration';
import { announceKinds } from './remotes/announceKinds';
import { followSession } from './router/followSession';
import { recallSingleKeys } from './shortcuts/singleKeys';

export { provide } from './provide';

configureHttp(configuration.apiBaseUrl);
announceKinds();
followSession();
recallSingleKeys();
void startUp();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
