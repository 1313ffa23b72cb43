import { hostConfig } from '@itinera/shared/federation';
import { interFiles } from './fonts';
import { earlySignIn } from './src/auth/earlySignIn';

export default hostConfig(import.meta.url, { signIn: earlySignIn }, await interFiles());
