/** An IP address without the prefix by which sockets of both families report IPv4 addresses: `::ffff:203.0.113.9`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/u, '');
