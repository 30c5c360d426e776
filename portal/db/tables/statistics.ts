/** Facts that are summed up (decision 0041); the view `statistic_fact` defines each. */
export type Measure = 'type' | 'status' | 'ahead' | 'frob' | 'first' | 'reject' | 'ledger' | 'deduction';

/** Sums of a fact on a day at +08:00. */
interface StatisticSums {
  enterprise_id: string;
  measure: Measure;
  day: Date;
  /** The person who filed it; empty for the portal itself. */
  operator_id: string;
  /** Value of the fact, such as the status. */
  key: string;
  rows: number;
  /** Coins or coupons. */
  amount: number;
}

/** Folded sums: `a` of everybody, with an empty `operator_id`, `p` of each person. */
interface StatisticDayTable extends StatisticSums {
  grain: 'a' | 'p';
}

/** Changes that are not folded yet. */
interface StatisticDeltaTable extends StatisticSums {
  id: number;
}

/** The reasons for which customs refused a filing, each once. */
interface FilingRejectTable {
  enterprise_id: string;
  code: string;
  filing_id: string;
}

export interface StatisticTables {
  statistic_day: StatisticDayTable;
  statistic_delta: StatisticDeltaTable;
  /** Every fact counted from the rows themselves. */
  statistic_fact: StatisticSums;
  filing_reject: FilingRejectTable;
}
