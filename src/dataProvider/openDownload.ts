import type { BuiltCall } from '#contract/endpoints/index.ts';
import { portalClient, type Input } from './portalClient.ts';

/** [L06] An export is a plain GET in a new window; the session cookie goes with it. */
export function openDownload<N extends BuiltCall>(name: N, input: Input<N>): void {
  window.open(portalClient.addressOf(name, input), '_blank', 'noopener');
}
