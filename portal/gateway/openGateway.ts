import type { Portal } from '../portal.ts';
import { filesGateway } from './files/filesGateway.ts';
import type { Gateway } from './gateway.ts';
import { practiceGateway } from './practice/practiceGateway.ts';

/** The way to customs that the portal was told to use. */
export const openGateway = (portal: Portal): Gateway =>
  portal.config.gateway === 'files' ? filesGateway(portal.config.gatewayDir) : practiceGateway(portal);
