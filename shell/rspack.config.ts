import { hostConfig } from '@itinera/shared/federation';
import { earlySignIn } from './src/auth/earlySignIn';

export default hostConfig(import.meta.url, { signIn: earlySignIn });
