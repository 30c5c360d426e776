/** Types of Node are not loaded for what the browser uses too. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };

/**
 * How many random cases a test runs: `usual`, times `TPT_RANDOM_ROUNDS` for a long run (decision 0049).
 * @example for (let round = 0; round < randomRounds(500); round += 1) check(randomBill(random));
 */
export const randomRounds = (usual: number): number => usual * Number(process?.env['TPT_RANDOM_ROUNDS'] ?? 1);
