import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Brotli at its highest quality, for every app. */
export const brotliSize = (body) => compress(body).length;

function compress(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Serves a baseline on a free port.
 * @param {{ dir?: string, page?: string, api?: (path: string) => { body: unknown, headers?: Record<string, string> } | null }} options
 *   `dir` has the built app; `page` is a whole page instead; `api` answers below /api/.
 */
export async function serve({ dir, page, api }) {
  const cache = new Map();
  const fileOf = (path) => {
    if (page !== undefined) return path === '/' ? { body: Buffer.from(page), type: 'text/html' } : null;
    const file = join(dir, normalize(path === '/' ? '/index.html' : path));
    return file.startsWith(dir) && existsSync(file) ? { body: readFileSync(file), type: TYPES[extname(file)] } : null;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const answer = api?.(pathname.slice(5));
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...answer?.headers });
      response.end(JSON.stringify(answer?.body ?? {}));
      return;
    }
    const found = cache.get(pathname) ?? fileOf(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    found.compressed ??= compress(found.body);
    cache.set(pathname, found);
    response.writeHead(200, {
      'content-type': `${found.type ?? 'application/octet-stream'}; charset=utf-8`,
      'content-encoding': 'br',
      'cache-control': pathname === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(found.compressed);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
