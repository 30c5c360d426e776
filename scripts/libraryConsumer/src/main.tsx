import { createRoot } from 'react-dom/client';
import 'ten-plus-two/style.css';
import { App } from './App';
import { createTexts } from './createTexts';

const place = document.getElementById('root');
if (place) void createTexts().then((texts) => createRoot(place).render(<App i18nProvider={texts} />));
