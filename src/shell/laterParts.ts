/** What every screen shows beside its content: one file, because each file costs the first visit a round trip. */
export { Bulletin } from '#features/notices/Bulletin.tsx';
export { News } from '#features/notices/News.tsx';
export { StartLayers } from '#features/notices/StartLayers.tsx';
export { Bell } from '#features/push/Bell.tsx';
export { OpenIntentsStrip } from '#features/sending/OpenIntentsStrip.tsx';
export { Tour } from '#features/tour/Tour.tsx';
export { AppearanceSettings } from './AppearanceSettings.tsx';
export { BackgroundStrips } from './BackgroundStrips.tsx';
export { SignedOutPrompt } from './SignedOutPrompt.tsx';
