import { enUS, viVN, zhCN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';

const ENGLISH = { name: 'en', month: 'MMMM YYYY', texts: localeTexts(enUS) };
const LOCALES: Readonly<Record<string, typeof ENGLISH>> = {
  en: ENGLISH,
  'zh-CN': { name: 'zh-cn', month: 'YYYY年M月', texts: localeTexts(zhCN) },
  vi: { name: 'vi', month: '[Tháng] M/YYYY', texts: localeTexts(viVN) },
};

function localeTexts(pack: typeof enUS) {
  return pack.components.MuiLocalizationProvider.defaultProps.localeText;
}

export const pickerLocale = (language: string) => LOCALES[language] ?? ENGLISH;
