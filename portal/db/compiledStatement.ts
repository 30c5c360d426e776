import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Db } from '../portal.ts';
import type { Database } from './tables/database.ts';

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled at its first run and later only gets other values; building one takes longer
 * than sending it. The values must not change its text.
 * @param build builds the statement with placeholders of the values
 * @returns runs the statement
 * @example
 * const readCode = compiledStatement((db, { code }: { code: string }) =>
 *   db.selectFrom('coupon_code').select('coupons').where('code', '=', code),
 * );
 * const [coupon] = await readCode(trx, { code: 'SPRING' });
 */
export function compiledStatement<V extends object, R>(
  build: (db: Kysely<Database>, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined;
  return async (db, values) => {
    compiled ??= build(db.withoutPlugins(), placeholders<V>()).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    );
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters });
    return rows;
  };
}

const placeholders = <V extends object>(): V =>
  // Kysely passes parameters on without looking at them.
  new Proxy({} as V, { get: (_, name) => new Placeholder(name) });
