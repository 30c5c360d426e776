import { useTranslate } from 'react-admin';
import { useMainUsers } from './useMainUsers.ts';

/** [G16] Names the main user for people who cannot top up. @param otherwise while no name is known */
export function WhoTopsUp({ otherwise }: { otherwise: string }) {
  const t = useTranslate();
  const names = useMainUsers();
  return names ? t('send.askNamed', { names }) : otherwise;
}
