import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocaleState } from 'react-admin';
import type { Locale } from '#contract/limits.ts';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import { AccountMenu } from '#shell/AccountMenu.tsx';
import { AppearanceSettings } from '#shell/AppearanceSettings.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { menuOf } from '#shell/menu.ts';
import { SideMenu } from '#components/layout/SideMenu.tsx';
import { TopBar } from '#components/layout/TopBar.tsx';
import { WalletBalance } from '#shell/WalletBalance.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Layout/Shell' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const person = { name: 'Filer', role: 'filer' };

function Bar() {
  const [language] = useLocaleState();
  const wallet = <WalletBalance coins={2000} coupons={3} language={language} canTopUp />;
  return (
    <TopBar
      brand={<Wordmark />}
      opener={null}
      tools={
        <>
          {wallet}
          <LanguageSwitch language={language as Locale} names={LANGUAGE_NAMES} onChange={() => {}} />
          <AccountMenu
            name={person.name}
            role={person.role}
            enterprise="Harbour Logistics Ltd"
            filerCode="HBRL"
            screens={[]}
            wallet={wallet}
            onSignOut={() => {}}
          >
            <AppearanceSettings />
          </AccountMenu>
        </>
      }
    />
  );
}

export const Top: Story = { parameters: noControls, render: () => <Bar /> };
export const Menu: Story = {
  parameters: noControls,
  render: () => <SideMenu groups={menuOf(null, 'en')} current="draftList" onFold={() => {}} />,
};
export const MenuFolded: Story = {
  parameters: noControls,
  render: () => <SideMenu groups={menuOf(null, 'en')} current="draftList" folded onFold={() => {}} />,
};
