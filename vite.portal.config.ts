import { defineConfig } from 'vite';

/** The portal as one ES module for Node; packages stay in node_modules, everything of the repository is bundled. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'portal/main.ts',
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      output: {
        format: 'es',
        entryFileNames: 'main.js',
        codeSplitting: false,
      },
    },
  },
});
