import { Resource, type ResourceDefinition } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { resources } from '#resources/index.ts';
import type { ResourceValue } from '#resources/resourceValue.ts';

const definitionOf = ({ name, icon, recordRepresentation, edit, show }: ResourceValue): ResourceDefinition =>
  Resource.registerResource({
    name,
    icon: () => <Glyph name={icon} />,
    recordRepresentation,
    list: () => null,
    hasEdit: edit !== undefined,
    hasShow: show !== undefined,
  });

/** The definitions for `useResourceDefinition` and `useGetRecordRepresentation`. */
export const resourceDefinitions = Object.fromEntries(resources.map((value) => [value.name, definitionOf(value)]));
