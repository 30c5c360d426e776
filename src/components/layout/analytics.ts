/** Where page views go ([R20]); nothing leaves the page until a sink is given. */
export type AnalyticsSink = (event: string, path: string) => void;

let sink: AnalyticsSink = () => {};

/** Plugs a sink in, e.g. a call of the host's own counter. */
export function setAnalyticsSink(next: AnalyticsSink): void {
  sink = next;
}

export const trackPageView: AnalyticsSink = (event, path) => sink(event, path);
