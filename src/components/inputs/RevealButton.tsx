import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';

/** Shows or hides a password while it is typed. */
export function RevealButton({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      aria-label={t(isShown ? 'ui.form.hidePassword' : 'ui.form.showPassword')}
      onClick={() => onChange(!isShown)}
    >
      <Glyph name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  );
}
