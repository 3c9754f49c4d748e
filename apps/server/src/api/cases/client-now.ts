/** The payload's `now` as it is stored: whatever the client called its clock, cut off. */
export function clientNow(now: string | number | null | undefined): string | null {
  return now === undefined || now === null ? null : String(now).slice(0, 100)
}
