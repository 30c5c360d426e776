import {
  createAnnotationStore,
  type Annotation,
  type AnnotationSource,
} from '#components/form/annotations/annotationStore.ts';
import type { AnnotationStores } from '#components/form/annotations/CellAnnotationsContext.ts';
import type { PasteRules } from '#components/form/grid/planPaste.ts';
import { readPastedCell, rowHeadings } from '#rules/pastedRows.ts';

export const PASTE: PasteRules = {
  headings: {
    ...rowHeadings('amsRequestList', ['amsNo', 'amsType', 'userRemark']),
    ...rowHeadings('billHsRequestList', ['hsCode', 'hsCountryCode']),
  },
  read: readPastedCell,
};

const source = (minimum: number, known: Readonly<Record<string, Annotation>>): AnnotationSource => ({
  keyOf: (text) => (text.length >= minimum ? text : null),
  batch: 100,
  debounce: 0,
  load: async (keys) =>
    new Map(keys.flatMap((key): [string, Annotation[]][] => (known[key] ? [[key, [known[key]]]] : []))),
});

export const ANNOTATIONS: AnnotationStores = {
  'amsRequestList.amsNo': [
    createAnnotationStore(
      source(5, {
        OOLU2719403686: {
          tone: 'warning',
          message: 'grid.radar.otherFiling',
          args: { name: 'Li Wei', day: '3 Nov' },
          link: { to: '/hasSent/detial?id=1', message: 'grid.radar.open' },
        },
        OOLU2719403685: { tone: 'plain', message: 'Orient Overseas Container Line', isName: true },
      }),
    ),
  ],
  'billHsRequestList.hsCode': [
    createAnnotationStore(source(6, { 940360: { tone: 'plain', message: 'Wooden furniture, other', isName: true } })),
  ],
};
