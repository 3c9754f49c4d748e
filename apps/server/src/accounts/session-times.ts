/** How long a session lasts unused, at most, and after how long its use is written down again. */
export type SessionTimes = { idle: string; atMost: string; touchedAfter: string }

export const sessionTimes = {
  site: { idle: '30 days', atMost: '90 days', touchedAfter: '1 hour' },
  // A desk left alone is soon nobody's, and every working day begins with a log-in.
  backOffice: { idle: '30 minutes', atMost: '12 hours', touchedAfter: '1 minute' },
} as const satisfies Record<string, SessionTimes>
