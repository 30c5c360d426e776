import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4000 },
  test: { environment: 'jsdom', server: { deps: { inline: ['ten-plus-two'] } }, testTimeout: 30_000 },
});
