import type { StorybookConfig } from '@storybook/react-vite';

/** Stories of the real components; nothing is fetched and nothing is reported. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler in use has no API that documentation tools could ask.
  typescript: { reactDocgen: false, check: false },
  previewHead: (head) => `${head}<link rel="icon" href="./mark.svg" type="image/svg+xml" />`,
  // The nonce is the portal's; Storybook is served without one.
  viteFinal: (vite) => ({ ...vite, html: {}, build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 4000 } }),
};

export default config;
