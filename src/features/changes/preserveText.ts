import type { DocumentSession } from '../document/sessionTypes.ts';

/**
 * [I8] Another text of the filing was sent: what is typed here stays, also on this computer, from where the sent one was
 * taken away.
 */
export async function preserveText(session: DocumentSession): Promise<void> {
  await session.flush();
  const { saved, otherTab } = session.state();
  // Two texts that clash are told apart in the form first.
  if (saved.where === 'computer' && !otherTab) session.keepMine();
}
