import react from '@vitejs/plugin-react';
import { isAbsolute } from 'node:path';
import { defineConfig } from 'vite';
import { breakpoints } from './scripts/vite/breakpoints.ts';

/** The component library: ES modules, one style sheet, the texts apart. Packages stay imports, for the app that uses it. */
export default defineConfig({
  plugins: [breakpoints(), react()],
  publicDir: false,
  build: {
    outDir: 'dist/library',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'texts/en': 'src/components/texts/en.ts',
        'texts/vi': 'src/components/texts/vi.ts',
        'texts/zh-CN': 'src/components/texts/zh-CN.ts',
      },
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: (id) => !/^[.#\0]/u.test(id) && !isAbsolute(id) && !id.startsWith('src/'),
      output: { chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
