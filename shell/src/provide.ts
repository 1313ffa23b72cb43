/**
 * Adds the lazy layers to the build, because a host provides only what its own build imports and remotes alone use these. Never called:
 * each layer becomes a chunk that the first page in need loads.
 */
export const provide = () => [
  import('@itinera/shared/charts'),
  import('@itinera/shared/choices'),
  import('@itinera/shared/forms'),
  import('@itinera/shared/grid'),
  import('@itinera/shared/imports'),
  import('@itinera/shared/pickers'),
  import('@itinera/shared/reorder'),
  import('@itinera/shared/schema'),
  import('@itinera/shared/sheet'),
  import('@itinera/shared/ui-more'),
];
