/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value);
  if (!parts) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** Whether a text is a time that exists, as `YYYY-MM-DD HH:mm:ss`. */
export function isTime(value: string): boolean {
  const [day = '', time = ''] = value.split(' ');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u.test(time) && value.length === 19;
}
