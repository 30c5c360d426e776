import { defineConfig } from 'vite';

/**
 * The portal and its threads as ES modules for Node, side by side; packages stay in node_modules, everything of the
 * repository is bundled. A thread's entry is named as `portal/workers/workerFile.ts` loads it.
 */
export default defineConfig({
  publicDir: false,
  // Only the bundles of fault tests can kill themselves (portal/faults/bundlePortal.ts).
  define: { __FAULT_TESTS__: 'false' },
  build: {
    ssr: true,
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'portal/main.ts',
        createEnterprise: 'portal/createEnterprise.ts',
        createSupport: 'portal/createSupport.ts',
        backup: 'portal/backup/backup.ts',
        restore: 'portal/backup/restore.ts',
        sheetWorker: 'portal/exports/sheetWorker.ts',
        importWorker: 'portal/imports/importWorker.ts',
        pdfWorker: 'portal/pdf/pdfWorker.ts',
        understandWorker: 'portal/recognition/understandWorker.ts',
        readingWorker: 'portal/recognition/readingWorker.ts',
      },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        // Files beside the portal are found from the folder of each module: all of them are in one folder.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
