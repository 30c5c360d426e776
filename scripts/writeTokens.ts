import { writeFileSync } from 'node:fs';
import { tokensSheet } from '../src/components/theme/tokensSheet.ts';

writeFileSync(new URL('../src/components/theme/tokens.css', import.meta.url), `${tokensSheet()}\n`);
