import { testDataProvider, type DataProvider, type RaRecord } from 'react-admin';

export function createMemoryProvider(records: RaRecord[]): DataProvider {
  // oxlint-disable-next-line typescript/no-explicit-any -- react-admin lets the caller choose the record type
  const answer = (data: unknown): any => Promise.resolve(data);
  return testDataProvider({
    getList: (_, { pagination: { page, perPage } = { page: 1, perPage: 10 } }) =>
      answer({ data: records.slice((page - 1) * perPage, page * perPage), total: records.length }),
    create: (_, { data }) => {
      const made = { ...data, id: String(records.length + 1) };
      records.push(made);
      return answer({ data: made });
    },
  });
}
