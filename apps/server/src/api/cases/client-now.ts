/** The request's `now` as it is stored, shortened. */
export function clientNow(now: string | number | null | undefined): string | null {
  return now === undefined || now === null ? null : String(now).slice(0, 100)
}
