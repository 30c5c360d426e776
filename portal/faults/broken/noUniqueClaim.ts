import * as sound from '../../store/claims.ts';

export * from '../../store/claims.ts';

/** Reports every number as claimed by the caller, so that two concurrent sends of one number both succeed. */
export const claimNumbers: typeof sound.claimNumbers = async (trx, enterpriseId, claims) => {
  await sound.claimNumbers(trx, enterpriseId, claims);
  return new Set(claims.map(sound.claimKey));
};
