import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

interface HostWindow {
  received: [origin: string, message: unknown][];
}

/**
 * Opens a page of another origin that frames an address of the app, and keeps what is posted to it. A real server,
 * because Chromium showed no frame in a page that Playwright had fulfilled.
 * @param port 0: any free port
 */
export async function openHostPage(page: Page, address: string, port: number) {
  const body = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
    <script>received = []; onmessage = ({ origin, data }) => received.push([origin, data]);</script>
    <iframe title="app" src="${address}" width="1400" height="860"></iframe>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((ready) => server.listen(port, ready));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    app: page.frameLocator('iframe'),
    received: () => page.evaluate(() => (window as unknown as HostWindow).received),
    post: (message: object) =>
      page.evaluate(([data, target]) => document.querySelector('iframe')?.contentWindow?.postMessage(data, target), [
        message,
        new URL(address).origin,
      ] as const),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
