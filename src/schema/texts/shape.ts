/** The keys of `en`. English has plural forms `_one` and `_other`; Chinese and Vietnamese only `_other`. */
export type Shape<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Shape<T[K]>;
};
