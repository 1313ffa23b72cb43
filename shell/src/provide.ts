/**
 * Makes the lazy layers part of the build. A host provides only what its own build imports, and these layers
 * are used by remotes alone. Never called by the shell: each becomes a chunk that the first page in need of
 * it fetches.
 */
export const provide = () => [
  import('@itinera/shared/charts'),
  import('@itinera/shared/choices'),
  import('@itinera/shared/forms'),
  import('@itinera/shared/grid'),
  import('@itinera/shared/imports'),
  import('@itinera/shared/pickers'),
  import('@itinera/shared/reorder'),
  import('@itinera/shared/sheet'),
  import('@itinera/shared/ui-more'),
];
