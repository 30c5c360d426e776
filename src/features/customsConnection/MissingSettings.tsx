import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { MISSING_SETTINGS, type MissingSetting } from '#contract/missingSettings.ts';
import { pathTo } from '#contract/routes.ts';

interface MissingSettingsProps {
  names: readonly MissingSetting[];
  className?: string | undefined;
}

/** [X01] The settings without which nothing is sent to customs, and who sets them. */
export function MissingSettings({ names, className }: MissingSettingsProps) {
  const t = useTranslate();
  const { user } = useUser();
  const listOf = (by: 'admin' | 'operator') =>
    names
      .filter((name) => MISSING_SETTINGS[name] === by)
      .map((name) => t(`connection.settings.${name}`))
      .join(t('connection.comma'));
  const [forAdmin, forOperator] = [listOf('admin'), listOf('operator')];
  return (
    <div className={className} role="alert">
      <p>{t('connection.cannotSend')}</p>
      {forAdmin && (
        <p>
          {t('connection.byAdmin', { names: forAdmin })}{' '}
          {user?.admin && <Link to={pathTo.screen('settingCustoms')}>{t('connection.open')}</Link>}
        </p>
      )}
      {forOperator && <p>{t('connection.byOperator', { names: forOperator })}</p>}
    </div>
  );
}
