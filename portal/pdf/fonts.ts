import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/noto-sans-sc/${file}`));

/** A single family with English, Chinese and Vietnamese glyphs; each document embeds only those it uses. */
export const readFonts = () => ({
  regular: read('400Regular/NotoSansSC_400Regular.ttf'),
  bold: read('700Bold/NotoSansSC_700Bold.ttf'),
});
export type Fonts = ReturnType<typeof readFonts>;
