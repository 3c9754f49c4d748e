import { cpus, release, totalmem, type } from 'node:os'

/** The machine in one line: figures of two machines are no comparison. */
export function describeMachine(): string {
  const [first, ...others] = cpus()
  const gibibytes = Math.round(totalmem() / 1024 ** 3)
  return [
    `${others.length + 1} × ${first?.model.trim() ?? 'unknown CPU'}`,
    `${gibibytes} GiB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
  ].join(', ')
}
