import { Pagination, useListPaginationContext, useTranslate } from 'react-admin';
import { pageLabel } from './pageLabel.ts';

export function DeskPages({ sizes }: { sizes: number[] }) {
  const t = useTranslate();
  const { total } = useListPaginationContext();
  return <Pagination rowsPerPageOptions={sizes} {...pageLabel(t, total)} />;
}
