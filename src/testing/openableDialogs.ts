/** Native dialogs open and close; jsdom implements neither. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
