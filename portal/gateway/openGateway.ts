import type { Portal } from '../portal.ts';
import { filesGateway } from './files/filesGateway.ts';
import type { Gateway } from './gateway.ts';
import { practiceGateway } from './practice/practiceGateway.ts';

export const openGateway = (portal: Portal): Gateway =>
  portal.config.gateway === 'files'
    ? filesGateway(portal.config.gatewayDir, portal.config.customsLine.lineEnd)
    : practiceGateway(portal);
