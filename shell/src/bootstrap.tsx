import { configureHttp, startUp } from '@itinera/shared/data';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { earlyForm } from './auth/earlyForm';
import { configuration } from './base/configuration';
import { followDrafts } from './drafts/followDrafts';
import { announceKinds } from './remotes/announceKinds';
import { announceParts } from './remotes/announceParts';
import { countCaughtError, countUncaughtErrors } from './remotes/countErrors';
import { subscribeToRegistry } from './remotes/registry';
import { followSession } from './router/followSession';
import { untilReplaceable } from './router/untilReplaceable';
import { keepKeysOfInputMethods } from './shortcuts/keysOfInputMethods';
import { recallSingleKeys } from './shortcuts/singleKeys';
import { followSnapshots } from './snapshots/followSnapshots';

export { provide } from './provide';

keepKeysOfInputMethods();
configureHttp(configuration.apiBaseUrl);
countUncaughtErrors();
announceKinds();
announceParts();
subscribeToRegistry(announceParts);
followSession();
followDrafts();
followSnapshots();
recallSingleKeys();
void startUp();

const root = document.getElementById('root');
const render = () => root && createRoot(root, { onCaughtError: countCaughtError }).render(<App />);
const form = earlyForm();
if (form) void untilReplaceable(form).then(render);
else render();
