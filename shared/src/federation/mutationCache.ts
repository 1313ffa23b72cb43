/** Replaces that of the query library, and is always empty: see noMutations.ts. */
export class MutationCache {
  build(): never {
    throw new Error('Mutations are not part of the build: see noMutations.ts.');
  }
  findAll(): never[] {
    return [];
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
  clear(): void {
    // There is nothing in it.
  }
}
