export interface GatewayMessage {
  /** Stored before the first submission. The receiver ignores a control number that it already has. */
  controlNo: string;
  text: string;
}

/** A connection to customs. Receipts arrive through `receiveReceipt`, independently of `submit`. */
export interface Gateway {
  name: string;
  /**
   * Resolves once the receiver has stored the message. May be called again with the same control number.
   * @throws when the message did not arrive; the job is retried
   */
  submit(message: GatewayMessage, signal: AbortSignal): Promise<void>;
}
