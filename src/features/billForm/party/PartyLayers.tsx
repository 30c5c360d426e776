import type { RefObject } from 'react';
import { RecognizePartyDialog } from '#features/recognition/party/RecognizePartyDialog.tsx';
import { KnownPartyDialog } from './KnownPartyDialog.tsx';
import { PartyPicker } from './PartyPicker.tsx';
import { PasteAddressDialog } from './PasteAddressDialog.tsx';
import { SameAsMenu } from './SameAsMenu.tsx';
import type { PartyToolset } from './usePartyTools.ts';

interface PartyLayersProps {
  block: string;
  title: string;
  tools: PartyToolset;
  anchor: RefObject<HTMLElement | null>;
}

export function PartyLayers({ block, title, tools, anchor }: PartyLayersProps) {
  const { layer, close } = tools;
  switch (layer?.kind) {
    case 'book':
      return <PartyPicker block={block} title={title} anchor={anchor} onPick={tools.fill} onClose={close} />;
    case 'sameAs':
      return <SameAsMenu block={block} anchor={anchor} onPick={tools.copyFrom} onClose={close} />;
    case 'paste':
      return (
        <PasteAddressDialog
          title={title}
          text={layer.text}
          onAccept={(party) => {
            tools.accept(party, layer.before);
            tools.closePaste('');
          }}
          onClose={tools.closePaste}
        />
      );
    case 'recognize':
      return (
        <RecognizePartyDialog
          block={block}
          title={title}
          onRecognized={(party) => tools.accept(party, tools.read(), 'recognition.party.filled')}
          onClose={close}
        />
      );
    case 'known':
      return (
        <KnownPartyDialog
          entries={layer.entries}
          party={tools.read()}
          onChoose={(target) => void tools.save(target)}
          onClose={close}
        />
      );
    case undefined:
      return null;
  }
}
