/** Entries of the workspace's catalog that no manifest of a package refers to: versions that are kept up to date for nothing. */
export function unusedOfCatalog(workspace: string, manifests: readonly string[]): string[] {
  const [, catalog = ''] = workspace.split(/^catalog:$/m);
  return [...catalog.matchAll(/^ {2}'?([^':\s]+)'?: /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !manifests.some((text) => text.includes(`"${name}": "catalog:"`)))
    .map((name) => `pnpm-workspace.yaml has ${name}, which no package uses.`);
}
