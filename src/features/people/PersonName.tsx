import table from '#components/settings/SettingsTable.module.css';

interface PersonNameProps {
  name: string;
  account: string;
  isDisabled?: boolean;
}

export function PersonName({ name, account, isDisabled = false }: PersonNameProps) {
  return (
    <div>
      <span className={isDisabled ? table.off : table.name}>{name}</span>
      <span className={table.soft}>{account}</span>
    </div>
  );
}
