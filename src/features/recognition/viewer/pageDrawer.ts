/** Draws pages of one PDF file. */
export interface PageDrawer {
  /**
   * Draws a page into a canvas.
   * @param index from 0
   * @param width of the canvas in device pixels
   * @returns resolves when it is drawn, rejects if it cannot be
   */
  draw: (canvas: HTMLCanvasElement, index: number, width: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
}
