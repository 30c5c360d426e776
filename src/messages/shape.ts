export type { Shape } from '#schema/texts/shape.ts';
