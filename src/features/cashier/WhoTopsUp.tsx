import { useTranslate } from 'react-admin';
import { useColleagues } from '../people/peopleNames.ts';

/** Names shown at most. */
const NAMES_MAX = 2;

/** [G16] Names of the people who can top up, joined; empty until they are known, or if there are none. */
function useMainUsers(): string {
  const { data } = useColleagues();
  const main = data?.filter(({ admin, userType }) => admin && !userType) ?? [];
  return main
    .slice(0, NAMES_MAX)
    .map(({ name }) => name)
    .join(', ');
}

/** [G16] Names the main user for people who cannot top up. @param otherwise while no name is known */
export function WhoTopsUp({ otherwise }: { otherwise: string }) {
  const t = useTranslate();
  const names = useMainUsers();
  return names ? t('send.askNamed', { names }) : otherwise;
}
