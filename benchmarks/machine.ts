import { cpus, release, totalmem, type } from 'node:os'
import { median } from './reading.ts'

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

const repeats = 5

/** Processor time of a fixed piece of work in ms: a host's other guests make it now faster, now slower. */
export function measureFixedWork(): number {
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage()
    fibonacci(32)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return median(times)
}

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2))
