/** Milliseconds until the browser has read the file. */
const READ_TIME = 1_000;

/** Saves a text as a file of the user. */
export function saveFile(name: string, type: 'application/json' | 'text/plain', text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_TIME);
}

/** Saves data as a JSON file, if it cannot be stored otherwise. */
export const saveJson = (name: string, data: unknown): void =>
  saveFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2));
