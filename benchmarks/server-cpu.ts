/** Processor time that a server has used so far, in seconds, as it tells itself in `/metrics`. */
export async function readCpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = /^process_cpu_time_seconds (\S+)$/m.exec(text)?.[1]
  if (found === undefined) throw new Error(`${url}/metrics does not tell the processor time.`)
  return Number(found)
}
