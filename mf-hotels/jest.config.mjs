import { projectsOf } from '@itinera/shared/testing/jest';

export default { projects: projectsOf(import.meta.url) };
