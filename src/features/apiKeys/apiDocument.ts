/** The parts of the OpenAPI document that the page shows. */
export interface ApiSchema {
  title?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  oneOf?: ApiSchema[];
  anyOf?: ApiSchema[];
}

interface Content {
  content?: Record<string, { schema: ApiSchema }>;
}

interface ApiParameter {
  name: string;
  in: 'header' | 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: ApiSchema;
}

interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: ApiParameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
}

export interface ApiEntry extends ApiOperation {
  method: string;
  path: string;
}

export const entriesOf = ({ paths }: ApiDocument): ApiEntry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

export const bodyOf = (content: Content | undefined): ApiSchema | undefined =>
  content?.content?.['application/json']?.schema;

/** One line about a value, such as `text (40) or null` in the words of JSON Schema. */
export function typeText(schema: ApiSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.map(typeText).join(' | ');
  if (schema.type === 'array') return `array of ${schema.items ? typeText(schema.items) : 'any'}`;
  const name = [schema.type ?? 'any'].flat().join(' | ');
  return schema.maxLength === undefined ? name : `${name} ≤ ${schema.maxLength}`;
}

interface ApiField {
  path: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

/** The members of a value and of the values in it, one line each. */
export function fieldsOf(schema: ApiSchema, above = ''): ApiField[] {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.items) return fieldsOf(inner.items, `${above}[]`);
  return Object.entries(inner.properties ?? {}).flatMap(([name, member]) => {
    const path = above ? `${above}.${name}` : name;
    const own = {
      path,
      type: typeText(member),
      isRequired: inner.required?.includes(name) ?? false,
      meaning: member.description ?? '',
    };
    return [own, ...fieldsOf(member, path)];
  });
}

/** The alternatives of a body: a bill is an ISF-10 or an ISF-5. */
export const alternativesOf = (schema: ApiSchema): ApiSchema[] =>
  (schema.oneOf ?? schema.anyOf)?.flatMap(alternativesOf) ?? [schema];
