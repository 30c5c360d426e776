import { fileURLToPath } from 'node:url';

const oneOf = (paths: string) =>
  new RegExp(`(?:${paths.trim().split(/\s+/u).join('|')})`.replaceAll('/', '[/\\\\]'), 'u');
const packages = oneOf(
  `react react-dom scheduler react-router react-router-dom @tanstack ra-core ra-i18n-i18next react-i18next i18next lodash
  query-string decode-uri-component split-on-first filter-obj strict-uri-encode inflection react-is
  hoist-non-react-statics`,
);
/** Material's parts: dialogs, menus, pop-ups and their theme, which come with the first of them. */
const material = oneOf('@mui/(?!x-).+? clsx @babel @emotion stylis react-transition-group dom-helpers @popperjs');
const early = oneOf(
  `startup/(early|routeLoaders|earlyRequests|cachedScreen|showCachedScreen).ts resources/index.ts resources/\\w+/index.ts shell/customRoutes i18n/(chooseLanguage|languageCookie|lateTexts|loadMessages|pageLanguage) contract/(calls|limits|routes|sessionIdCookie).ts
  dataProvider/(paging|queryText|requestHeaders|serviceBase) rules/(normalizeLanguage|readCookie) local/owner.ts schema/endpoint.ts components/theme/appearance`,
);
const shell = oneOf(
  `components/(layout(?!/drawings)|list(?!/(ColumnDialog|declaredColumns|UndoStrip))|status)/ components/dates/(CalendarButton|pickDate) components/timing components/cells/(CodeNames|CutText) components/theme/(tokens|global) components/records/(RowActions|SplitView) i18n/(?!bundles) authProvider/ startup/ dataProvider/(?!sendIntent|sendForm|supportProvider|useTour) schema/dateText.ts
  App.tsx createQueryClient createScreen resourceDefinitions shell/(MainLayout|AccountTools|AccountMenu|WalletBalance|hostFrame|RootBoundary|NotFound) features/(brand|filing/[A-Za-z]+(Chip|Mark))
  contract/(codes|pageCodes|statuses).ts features/imports/importKey features/recognition/(recognitionEntry|RecognizeButton) rules/(draftIds|menuRules|ownerKey|serverTime|usableUser|repeatedNumbers).ts`,
);
/** The first screen; what comes after its rows stays apart. */
const drafts =
  /resources[/\\]drafts[/\\](?!DraftDetail|LocalDraftsStrip|useLocalOnlyDrafts|QuarantineNotice|FlowDraftOpener|flowDraft|HandOverDialog|SharingPopover|batch[/\\])/u;
/** Stored drafts with their database and encryption. */
const local = oneOf('local/');
/**
 * What the parts beside a screen (`shell/laterParts.ts`) share with dialogs. Modules with few imports, because a group also
 * takes what its modules import: with components, other screens would load them too.
 */
const besides = oneOf(
  `components/notice/ dataProvider/sendIntent features/opening/(openingQueries|Opening.module) features/imports/(importRun|importStore|pageImports|progressText|useImportRun|Imports.module)
  features/templating/saveBackOffers features/cashier/WhoTopsUp features/recognition/jobs/(requestProblems|Jobs.module) shell/pageAddress features/(push|notices)/\\w+.module`,
);
/** The fields and rules of a filing; most screens use some right after their first rows. */
const rules = oneOf('(schema|rules/(?!import|pasted)|contract)/');
const inFolder = (folder: string, paths: RegExp) => new RegExp(`[/\\\\]${folder}[/\\\\]${paths.source}`, 'u');
const isPackage = inFolder('node_modules', new RegExp(`${packages.source}[/\\\\]`, 'u'));
const project = fileURLToPath(new URL('../..', import.meta.url));
/** Whether a module of the repository has one of these paths, `src/` left out. */
const inProject = (paths: RegExp) => {
  const own = new RegExp(`^(?:src[/\\\\])?${paths.source}`, 'u');
  return (id: string) => id.startsWith(project) && own.test(id.slice(project.length));
};

/** The calendar and clock, which come with the first that is opened. */
const isPicker = inFolder('node_modules', /(?:@mui[/\\]x-date|dayjs)/u);
/** react-admin's forms, which come with the first screen that has one. */
const isForms = inFolder('node_modules', /(?:react-hook-form|ra-core[/\\]dist[/\\](?:[^/\\]+[/\\])?form)[/\\]/u);
const isMaterial = inFolder('node_modules', new RegExp(`${material.source}[/\\\\]`, 'u'));

/** What every screen needs, in three files instead of forty; the rest stays with the screen that uses it. */
export const CHUNKS = [
  // Our router adapter goes with the packages: apart from its importer the two files would import each other.
  {
    name: 'vendor',
    priority: 3,
    minShareCount: 2,
    test: (id: string) =>
      (isPackage.test(id) && !isForms.test(id)) || inProject(/routerProvider/u)(id) || id.includes('rolldown'),
  },
  { name: 'forms', priority: 2, minShareCount: 2, test: (id: string) => isForms.test(id) },
  { name: 'pickers', priority: 2, test: (id: string) => isPicker.test(id) },
  {
    name: 'material',
    priority: 3,
    minShareCount: 2,
    test: (id: string) =>
      isMaterial.test(id) || inProject(/components[/\\](?:layers|theme)[/\\](?!tokens|global|appearance)/u)(id),
  },
  {
    name: 'early',
    // Above the packages, which import the helper of dynamic imports as well.
    priority: 4,
    test: (id: string) => inProject(early)(id) || id.includes('preload-helper'),
  },
  {
    name: 'shell',
    priority: 1,
    // The first screen's style sheet is loaded with the page, because its static drawing is shown before any script.
    test: (id: string) => inProject(shell)(id) || (drafts.test(id) && id.includes('.module.css')),
  },
  { name: 'drafts', test: drafts },
  { name: 'rules', minShareCount: 3, test: inProject(rules) },
  { name: 'local', minShareCount: 2, test: inProject(local) },
  { name: 'besides', minShareCount: 2, test: inProject(besides) },
];
