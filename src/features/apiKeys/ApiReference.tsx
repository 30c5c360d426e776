import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Page } from '#components/layout/Page.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { PORTAL_BASE } from '#contract/calls.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import {
  alternativesOf,
  bodyOf,
  entriesOf,
  fieldsOf,
  typeText,
  type ApiDocument,
  type ApiEntry,
  type ApiSchema,
} from './apiDocument.ts';
import styles from './ApiKeys.module.css';

const KEY = 'tpt_…';

/** [P06] `/setting/api`: the OpenAPI document of the portal, readable. Its descriptions are English, as in the document. */
export function ApiReference() {
  const t = useTranslate();
  const { user } = useUser();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['openApi'],
    queryFn: async ({ signal }) => (await dataProvider.openApi({}, { signal })) as unknown as ApiDocument,
    staleTime: Infinity,
  });
  useFirstScreen(data !== undefined || error !== null);
  return (
    <Page titleKey="titles.settingApi" subtitle={t('apiKeys.lead')}>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && (
        <div className={styles.reference}>
          <section>
            <h2>{t('apiKeys.start')}</h2>
            <p>{t('apiKeys.startText')}</p>
            <pre>{exampleOf(data)}</pre>
            <p className={styles.links}>
              <a href={`${PORTAL_BASE}/openapi.json`} target="_blank" rel="noopener">
                {t('apiKeys.download')}
              </a>
              {user?.admin && <Link to={pathTo.screen('settingEnterprise')}>{t('apiKeys.toKeys')}</Link>}
            </p>
          </section>
          {groupsOf(data).map(([tag, entries]) => (
            <section key={tag} lang="en" aria-labelledby={`api-${tag}`}>
              <h2 id={`api-${tag}`}>{tag}</h2>
              {entries.map((entry) => (
                <Operation key={entry.operationId} entry={entry} />
              ))}
            </section>
          ))}
        </div>
      )}
    </Page>
  );
}

const exampleOf = ({ servers }: ApiDocument): string =>
  [
    `curl -X POST '${servers[0]?.url ?? PORTAL_BASE}/draft-bills/send?payType=0' \\`,
    `  -H 'Authorization: Bearer ${KEY}' \\`,
    `  -H 'Idempotency-Key: order-4711' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"ids": ["…"]}'`,
  ].join('\n');

function groupsOf(document: ApiDocument): [string, ApiEntry[]][] {
  const groups = new Map<string, ApiEntry[]>();
  for (const entry of entriesOf(document)) {
    const tag = entry.tags[0] ?? '';
    groups.set(tag, [...(groups.get(tag) ?? []), entry]);
  }
  return [...groups];
}

function Operation({ entry }: { entry: ApiEntry }) {
  const t = useTranslate();
  const body = bodyOf(entry.requestBody);
  const answer = bodyOf(entry.responses['200']);
  return (
    <article className={styles.operation}>
      <h3>{entry.summary}</h3>
      <p className={styles.address}>
        <b>{entry.method}</b> <code>{entry.path}</code>
      </p>
      <p>
        {/* Every second part of the Markdown is code. */}
        {entry.description.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
      </p>
      {entry.parameters.length > 0 && (
        <details>
          <summary>{t('apiKeys.parameters')}</summary>
          <Fields
            rows={entry.parameters.map((parameter) => ({
              path: parameter.name,
              type: `${t(`apiKeys.${parameter.in}`)}, ${typeText(parameter.schema)}`,
              isRequired: parameter.required ?? false,
              meaning: parameter.description ?? '',
            }))}
          />
        </details>
      )}
      {body && <Value label={t('apiKeys.body')} schema={body} />}
      {answer && <Value label={t('apiKeys.reply')} schema={answer} />}
    </article>
  );
}

function Value({ label, schema }: { label: string; schema: ApiSchema }) {
  const alternatives = alternativesOf(schema)
    .map((one) => ({ title: one.title, rows: fieldsOf(one) }))
    .filter(({ rows }) => rows.length > 0);
  if (alternatives.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      {alternatives.map(({ title, rows }, at) => (
        // The alternatives never change their order.
        <Fields key={at} title={title} rows={rows} />
      ))}
    </details>
  );
}

function Fields({ title, rows }: { title?: string | undefined; rows: ReturnType<typeof fieldsOf> }) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      {title !== undefined && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('apiKeys.field')}</th>
          <th scope="col">{t('apiKeys.type')}</th>
          <th scope="col">{t('apiKeys.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, type, isRequired, meaning }) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
              {isRequired && <span className={styles.required}> {t('apiKeys.required')}</span>}
            </td>
            <td>{type}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
