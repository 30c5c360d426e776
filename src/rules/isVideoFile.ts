/** Whether an address names a file that a `<video>` plays, and not a page with a player. */
export const isVideoFile = (address: string | undefined): boolean =>
  /^https?:\/\/[^?#]+\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/iu.test(address ?? '');
