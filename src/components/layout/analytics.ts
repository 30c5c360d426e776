/**
 * Receives page views ([R20]); none by default.
 * @example const sink: AnalyticsSink = (event, path) => send({ event, path })
 */
export type AnalyticsSink = (event: string, path: string) => void;

let sink: AnalyticsSink = () => {};

/**
 * Sets the receiver, e.g. the host's own analytics.
 * @example setAnalyticsSink((event, path) => console.log(event, path));
 */
export function setAnalyticsSink(next: AnalyticsSink): void {
  sink = next;
}

export const trackPageView: AnalyticsSink = (event, path) => sink(event, path);
