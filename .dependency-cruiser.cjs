/**
 * Who may import whom. Inside `shared` an import points to a lower level only, and always by package name:
 * share keys match the text of the import, so a relative one silently makes a second store.
 */
const levels = [
  ['schema'],
  ['contracts', 'routes'],
  ['format'],
  ['pricing'],
  ['bookings'],
  ['state'],
  ['router', 'data'],
  ['ui'],
  ['ui-more', 'remote'],
  ['pickers', 'reorder'],
  ['forms'],
  ['choices'],
  ['grid', 'charts'],
  ['sheet', 'imports'],
  ['kinds', 'record'],
];

/** The floors of the API, under its process `main.ts`. Tests may look at anything. */
const floors = [
  ['base'],
  ['db'],
  ['people'],
  ['http'],
  ['audit'],
  ['identity'],
  ['rest'],
  ['mail', 'storage', 'jobs'],
  ['accounts'],
  ['modules'],
  ['seed', 'copy'],
  ['commands'],
  ['app'],
];

/** The floors of the shell, under the files that start it. */
const shellFloors = [
  ['base'],
  ['trust', 'layers', 'guard', 'parts'],
  ['remotes', 'messages', 'drafts', 'overlays', 'authForm'],
  ['menu', 'reads', 'releases', 'notices', 'notifications'],
  ['account', 'recovery', 'shortcuts', 'home'],
  ['auth', 'palette'],
  ['pages'],
  ['prefetch'],
  ['snapshots'],
  ['layout'],
  ['kit'],
  ['router'],
];

const hotelFloors = [
  ['parts'],
  ['affected-bookings'],
  ['classification', 'hotel-themes', 'prices'],
  ['hotels'],
  ['home', 'bell'],
];

const dataFloors = [
  ['early'],
  ['http'],
  ['messages'],
  ['cache'],
  ['session'],
  ['calls', 'leave'],
  ['queries', 'signIn'],
  ['writes'],
];

const gridFloors = [
  ['list', 'tools'],
  ['settings', 'custom', 'selection'],
  ['dataList', 'columns', 'keyboard'],
  ['export', 'header', 'views'],
  ['actions', 'toolbar'],
  ['table'],
];

const formFloors = [
  ['read', 'frame', 'leave', 'steps'],
  ['clash', 'confirm'],
  ['fields', 'drafts', 'history'],
  ['custom'],
  ['dialog'],
];

/**
 * The steps of the areas inside `modules`, so that none import each other in a circle. An area that no other area imports is
 * not named here.
 */
const areas = [
  ['classification', 'geography', 'settings', 'uploads'],
  ['airports'],
  ['hotels', 'blockSeats'],
  ['allotments'],
  ['prices', 'travellers'],
  ['bookings'],
];

const layer = (names) => `^shared/src/(${names.join('|')})/`;
const test = '\\.test\\.tsx?$';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const upwards = levels.map((names, level) =>
  forbid(
    `layers-${names[0]}`,
    'A layer of shared may import lower layers only.',
    { path: layer(names), pathNot: test },
    { path: layer(levels.slice(level).flat()), pathNot: '^shared/src/$1/' },
  ),
);

const folders = (root, names) => `^${root}/(${names.join('|')})/`;
/** A folder of a part that is built in floors may import those of lower floors only, and nothing of `above`. */
const upstairs = (prefix, what, root, floors, above) =>
  floors.map((names, level) =>
    forbid(
      `${prefix}-${names[0]}`,
      `A floor of ${what} may import lower floors only.`,
      { path: folders(root, names), pathNot: test },
      {
        path: [folders(root, floors.slice(level).flat()), ...above].join('|'),
        pathNot: `^${root}/$1/`,
      },
    ),
  );
const everyFolderHasItsFloor = (prefix, what, root, floors, exempt = []) =>
  forbid(
    `${prefix}-known`,
    `A folder of ${what} belongs to a floor.`,
    {
      path: `^${root}/[^/]+/`,
      pathNot: [folders(root, [...floors.flat(), ...exempt]), test].join('|'),
    },
    { path: '.' },
  );
const area = (names) => `^api/src/modules/(${names.join('|')})/`;
/** An area may import itself and those of lower steps. */
const asideOf = (names, from, lower) =>
  forbid(`areas-${names}`, 'An area of the API may import lower areas only.', from, {
    path: '^api/src/modules/',
    pathNot: area(['$1', ...lower]),
  });
const aside = [
  ...areas.map((names, step) =>
    asideOf(names[0], { path: area(names), pathNot: test }, areas.slice(0, step).flat()),
  ),
  asideOf('others', { path: area(['[^/]+']), pathNot: `${area(areas.flat())}|${test}` }, areas.flat()),
];
/** The only folders that may import a library; all others use what these export. */
const kit = '^shared/src/(ui|ui-more|forms|choices|grid|sheet|imports|pickers|charts)/';
const homes = {
  '@mui/': kit,
  '@emotion/': `${kit}|^shell/src/App`,
  '@hookform/': '^shared/src/forms/',
  '@module-federation/': '^shared/src/federation/|^shell/src/remotes/',
  '@tanstack/react-query/': '^shared/src/data/',
  '@tanstack/react-virtual/': '^shared/src/(grid|sheet)/',
  '@dnd-kit/': '^shared/src/reorder/',
  'axios/': '^shared/src/data/http/',
  'dayjs/': '^shared/src/pickers/',
  'drizzle-orm/': '^api/',
  'js-cookie/': '^shared/src/state/',
  'papaparse/': '^shared/src/(imports/read|grid/export/csv|sheet/clipboard/parseTsv)',
  'react-hook-form/': '^shared/src/forms/',
  'react-router/': '^shared/src/router/',
  'react-router-dom/': '^shared/src/router/',
  'saxen/': '^shared/src/imports/read/xlsx/',
  'zod/': '^shared/src/(schema|server)/|^(api|shell/server)/|\\.test\\.tsx?$',
  'zustand/': '^shared/src/state/',
};
const oneHome = Object.entries(homes).map(([library, home]) =>
  forbid(
    `home-of-${library.slice(0, -1)}`,
    `${library.slice(0, -1)} is imported by its facade only.`,
    { path: '^(shared|shell|mf-[^/]+|api|e2e)/', pathNot: home },
    { path: `node_modules/${library}` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    ...upstairs('floors', 'the API', 'api/src', floors, ['^api/src/main']),
    everyFolderHasItsFloor('floors', 'the API', 'api/src', floors),
    ...aside,
    ...upstairs('shell', 'the shell', 'shell/src', shellFloors, ['^shell/src/[^/]+$']),
    everyFolderHasItsFloor('shell', 'the shell', 'shell/src', shellFloors, ['testing']),
    ...upstairs('hotels', 'mf-hotels', 'mf-hotels/src', hotelFloors, ['^mf-hotels/src/remote']),
    everyFolderHasItsFloor('hotels', 'mf-hotels', 'mf-hotels/src', hotelFloors),
    ...upstairs('data', 'the data layer', 'shared/src/data', dataFloors, ['^shared/src/data/index']),
    everyFolderHasItsFloor('data', 'the data layer', 'shared/src/data', dataFloors),
    ...upstairs('grid', 'the grid', 'shared/src/grid', gridFloors, ['^shared/src/grid/index']),
    everyFolderHasItsFloor('grid', 'the grid', 'shared/src/grid', gridFloors),
    ...upstairs('forms', 'the forms', 'shared/src/forms', formFloors, ['^shared/src/forms/index']),
    everyFolderHasItsFloor('forms', 'the forms', 'shared/src/forms', formFloors),
    ...oneHome,
    forbid('no-cycle', 'Modules that need each other are one module.', {}, { circular: true }),
    forbid(
      'shared-by-name',
      'Another subpath of shared is imported by package name.',
      { path: '^shared/src/([^/]+)/' },
      { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'no-remote-to-remote',
      'What two remotes need belongs to shared.',
      { path: '^(mf-[^/]+)/' },
      { path: '^mf-', pathNot: '^$1/' },
    ),
    forbid(
      'shell-and-remotes-apart',
      'The shell knows remotes by name and at run time only, and they know nothing of it.',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    ),
    forbid(
      'remotes-import-shared-only',
      'A remote needs React and shared; any other library would be a second copy of it.',
      { path: '^mf-[^/]+/src/', pathNot: test },
      { path: 'node_modules/', pathNot: 'node_modules/(@types/)?react/' },
    ),
    forbid(
      'apps-know-shared-only',
      'An app imports shared and packages, nothing else of the workspace.',
      { path: '^(shell|mf-[^/]+|shared)/' },
      { path: '^(api|tools|e2e|bench)/' },
    ),
    forbid(
      'api-knows-contracts',
      'The API shares with the browser what both must agree on, and with the other server what both need of Node.',
      { path: '^api/' },
      {
        path: '^(shared|shell|mf-[^/]+|tools|e2e|bench)/',
        pathNot: '^shared/src/(contracts|routes|format|pricing|bookings|server)/',
      },
    ),
    forbid(
      'shell-server-is-no-page',
      'The server of a shell takes from the page only the rules of its guards and of first reads.',
      { path: '^shell/server/' },
      {
        path: '^(shell|shared)/',
        pathNot:
          '^(shell/server/|shell/src/guard/redirectFrom|shell/src/reads/firstRead|shared/src/(contracts|routes|server)/)',
      },
    ),
    forbid(
      'page-is-no-server',
      'Code of the browser takes nothing from the server beside it.',
      {
        path: '^(shell|mf-[^/]+|shared)/src/',
        pathNot: `${test}|^shared/src/(federation|server)/|^(shared|shell)/src/testing/`,
      },
      {
        path: '^shell/server/|^shared/src/(federation|server)/|^(shared|shell)/src/testing/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('not-to-test', 'Tests are read by nobody.', { pathNot: test }, { path: test }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
