import type { DocumentSession } from '../document/sessionTypes.ts';

/** [I8] Stores the typed text again after another text of the filing was sent, which removed the local copy. */
export async function preserveText(session: DocumentSession): Promise<void> {
  await session.flush();
  const { saved, otherTab } = session.state();
  // A conflict of tabs is resolved in the form first.
  if (saved.where === 'computer' && !otherTab) session.keepMine();
}
