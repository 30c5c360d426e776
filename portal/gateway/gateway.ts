/** One message on its way to customs. */
export interface GatewayMessage {
  /** Stored before the message leaves; who receives it twice takes it once. */
  controlNo: string;
  text: string;
}

/** A way to customs. Receipts come back through `receiveReceipt`, whenever customs has something to say. */
export interface Gateway {
  name: string;
  /**
   * Hands a message over; resolves once the other side keeps it. May be called again with the same control number.
   * @throws when the message did not arrive; it is tried again later
   */
  submit(message: GatewayMessage, signal: AbortSignal): Promise<void>;
}
