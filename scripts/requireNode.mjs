/** Whether a version such as "20.19.0" can run Vite 8 and the portal: 20.19+, or 22.12 and later. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** Ends the process with a message when Node is too old. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(
    `TenPlusTwo needs Node 20.19 or newer (or 22.12 or newer); this is Node ${process.versions.node}. Install a newer Node from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
