import { memo, useContext, useSyncExternalStore } from 'react';
import { HelpContext, type HelpDesk } from './HelpContext.ts';
import { HelpMark } from './HelpMark.tsx';

interface HelpButtonProps {
  topic: string;
  name: string;
  shortcut: string;
}

/**
 * The `?` of a field or block whose form has help on it; nothing otherwise.
 * @example <HelpButton topic="fields.houseScac" name="Filer code" shortcut="F1" />
 */
export const HelpButton = memo(function HelpButton(props: HelpButtonProps) {
  const desk = useContext(HelpContext);
  return desk?.has(props.topic) ? <DeskButton desk={desk} {...props} /> : null;
});

function DeskButton({ desk, topic, name, shortcut }: HelpButtonProps & { desk: HelpDesk }) {
  const isOpen = useSyncExternalStore(desk.subscribe, () => desk.current()?.topic === topic);
  return (
    <HelpMark name={name} isOpen={isOpen} shortcut={shortcut} onOpen={(anchor) => desk.open({ topic, name, anchor })} />
  );
}
