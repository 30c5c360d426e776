/** A person and the setting of their enterprise. */
interface DraftUser {
  admin: boolean;
  /** Set for a sub-account. */
  userType: string | null;
  /** The enterprise lets its office share drafts. */
  sharedDrafts: boolean;
}

/** [P04] Whether a person uses the drafts of colleagues. A sub-account never does. */
export const seesAllDrafts = ({ admin, userType, sharedDrafts }: DraftUser): boolean =>
  userType === null && (admin || sharedDrafts);
