import { pageSetting } from '#schema/pageSetting.ts';

/** An address of the installation; empty in a page that the portal did not send. */
export function pageAddress(name: 'settlement-url' | 'intro-video-url'): string {
  const address = pageSetting(name);
  return /^https?:/u.test(address) ? address : '';
}
