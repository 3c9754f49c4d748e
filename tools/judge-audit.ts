type Advisory = { url: string; title: string; severity: string }
type Report = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }

const failing = ['high', 'critical']

/**
 * What `npm audit --json` printed, as lines to show. Advisories of level high and critical fail
 * unless they are accepted; no answer from the registry is told and does not fail.
 */
export function judgeAudit(
  output: string,
  accepted: Readonly<Record<string, string>>,
): { lines: string[]; isOk: boolean } {
  const vulnerabilities = readReport(output)?.vulnerabilities
  if (vulnerabilities === undefined) {
    return { lines: ['Skipped: the registry gave no advisories.'], isOk: true }
  }
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities)) {
    // A text names another vulnerable package, which has an entry of its own.
    for (const advisory of via)
      if (typeof advisory === 'object') found.set(idOf(advisory), advisory)
  }
  const open = [...found].filter(([id]) => accepted[id] === undefined)
  const stale = Object.keys(accepted).filter((id) => !found.has(id))
  return {
    lines: [
      ...open.map(([id, { severity, title }]) => `${severity}: ${title} (${id})`),
      ...stale.map((id) => `${id} is accepted but not reported any more: remove it.`),
    ],
    isOk: open.every(([, { severity }]) => !failing.includes(severity)),
  }
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1) ?? url

function readReport(output: string): Report | null {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}
