import { createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import { ui, validation } from 'ten-plus-two/texts/en';

const own = {
  fields: { ship: { name: 'Name', flag: 'Flag', builtOn: 'Built', remark: 'Remark' } },
  choices: { flag: { PA: 'Panama', LR: 'Liberia', VN: 'Vietnam' } },
};

/** Combines the library's texts with those of the project. */
export const createTexts = () =>
  getI18nProvider(createInstance(), {
    lng: 'en',
    resources: { en: { translation: { ui, validation, ...own } } },
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
