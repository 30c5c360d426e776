import type { DocumentSession } from '../document/sessionShape.ts';

/**
 * [I8] Another text of the filing was sent: what is typed here stays, also on this computer, from where the sent one was
 * taken away.
 */
export async function keepText(session: DocumentSession): Promise<void> {
  await session.flush();
  const { saved, elsewhere } = session.state();
  // Two texts that clash are told apart in the form first.
  if (saved.where === 'computer' && !elsewhere) session.keepMine();
}
