/** The two builds of one source that are compared. */
export const builds = ['federated', 'monolithic'] as const;
export type Build = (typeof builds)[number];
export type PerBuild<T> = Record<Build, T>;

/** Runs both one after the other, so that they don't affect each other. */
export async function perBuild<T>(measure: (build: Build) => Promise<T>): Promise<PerBuild<T>> {
  return { federated: await measure('federated'), monolithic: await measure('monolithic') };
}
