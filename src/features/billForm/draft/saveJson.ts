/** Downloads data as JSON, if it cannot be stored. */
export function saveJson(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
