/**
 * The layers that open by themselves after the start, in their order: what concerns the service before news, news before
 * advertising.
 */
export const LAYER_ORDER = ['serviceOpened', 'agreementMailing', 'version', 'newCustomer', 'daily'] as const;
export type LayerName = (typeof LAYER_ORDER)[number];

/** Opens a layer and resolves when it is closed; null while it is not due. */
export type DueLayers = Record<LayerName, (() => Promise<unknown>) | null>;

export interface LayerEnvironment {
  /** Whether a layer may appear now: no text field is focused, and no other layer is open. */
  isFree: () => boolean;
  /** Calls back a little later. @returns cancels it */
  later: (callback: () => void) => () => void;
}

/**
 * Opens due layers one after the other. Each opens once until it was not due in between, so that a layer whose closing
 * could not be stored does not return at once.
 * @example const run = createLayerRun(PAGE); run.update({ ...NOTHING_DUE, daily: () => openNotice(notice) });
 */
export function createLayerRun({ isFree, later }: LayerEnvironment) {
  let due: DueLayers | null = null;
  const opened = new Set<LayerName>();
  let isOpen = false;
  let cancel: (() => void) | null = null;

  const next = (): LayerName | undefined => LAYER_ORDER.find((name) => due?.[name] && !opened.has(name));

  function step(): void {
    cancel = null;
    const name = next();
    if (isOpen || name === undefined) return;
    const open = due?.[name];
    if (!open || !isFree()) {
      cancel = later(step);
      return;
    }
    isOpen = true;
    opened.add(name);
    const end = (): void => {
      isOpen = false;
      // The focus first returns to the page.
      cancel ??= later(step);
    };
    open().then(end, end);
  }

  return {
    update: (layers: DueLayers): void => {
      due = layers;
      for (const name of opened) if (!layers[name]) opened.delete(name);
      // Layers that become due together are known within one moment.
      if (!isOpen) cancel ??= later(step);
    },
    stop: (): void => {
      due = null;
      cancel?.();
      cancel = null;
    },
  };
}
