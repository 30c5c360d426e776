import type { StorybookConfig } from '@storybook/react-vite';

/** Stories of the real components; nothing is fetched and nothing is reported. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads the sources with Babel: TypeScript 7 has no compiler API, which the other reader needs.
  typescript: { reactDocgen: 'react-docgen', check: false },
  previewHead: (head) => `${head}<link rel="icon" href="./mark.svg" type="image/svg+xml" />`,
  // The nonce is the portal's; Storybook is served without one.
  viteFinal: (vite) => ({ ...vite, html: {}, build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 4000 } }),
};

export default config;
