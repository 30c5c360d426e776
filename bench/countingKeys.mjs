/** A keyboard that counts. */
export function countingKeys(page) {
  const counts = { keys: 0, tabs: 0 };
  return {
    counts,
    async press(key) {
      counts.keys += 1;
      if (key === 'Tab') counts.tabs += 1;
      await page.keyboard.press(key);
    },
    async type(text) {
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
  };
}
