export function NoticeButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      {text}
    </button>
  );
}
