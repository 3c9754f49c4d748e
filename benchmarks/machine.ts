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

/** How fast the machine is at this moment: the median of five fib(38), in milliseconds. */
export function measurePace(): number {
  return median(Array.from({ length: 5 }, timeFib))
}

function timeFib(): number {
  const started = performance.now()
  fib(38)
  return performance.now() - started
}

const fib = (n: number): number => (n < 2 ? n : fib(n - 1) + fib(n - 2))
