/**
 * The shape that every locale fills: the keys of `en` with any text. English has `_one` and `_other`;
 * Chinese and Vietnamese have `_other` only.
 */
export type Shape<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Shape<T[K]>;
};
