/** How long a session lasts unused and at most, and how often its use is stored. */
export type SessionTimes = { idle: string; atMost: string; touchedAfter: string }

export const sessionTimes = {
  site: { idle: '30 days', atMost: '90 days', touchedAfter: '1 hour' },
  // Somebody else may use an unattended desk. Every working day begins with a log-in.
  backOffice: { idle: '30 minutes', atMost: '12 hours', touchedAfter: '1 minute' },
} as const satisfies Record<string, SessionTimes>
