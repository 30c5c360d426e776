import { useTranslate } from 'react-admin';
import type { Finding } from '#customs/finding.ts';

interface FindingSourceProps {
  finding: Pick<Finding, 'code' | 'ams' | 'source'>;
}

/** Who reports a finding, and its codes: of ABI, and of AMS for its readers. */
export function FindingSource({ finding: { code, ams, source } }: FindingSourceProps) {
  const t = useTranslate();
  if (code !== null) return t(ams === null ? 'customs.sources.code' : 'customs.sources.codes', { code, ams });
  return t(ams === null ? `customs.sources.${source}` : 'customs.sources.ams', { ams });
}
