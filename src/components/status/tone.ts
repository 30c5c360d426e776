/** What a status sounds like; never carried by color alone. */
export type Tone = 'waiting' | 'green' | 'greenWarning' | 'red';
