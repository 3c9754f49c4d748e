import { isIPv6 } from 'node:net'

type Place = { publicUrl: string; host: string; port: number }

/** Where the server listens, for the terminal, and the public address when that has another port. */
export function listeningAt({ publicUrl, host, port }: Place): string {
  const publicPort = new URL(publicUrl).port
  if (publicPort === String(port)) return publicUrl
  const own = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  // PORT=0 without a PUBLIC_URL: the public address has the port 0, which nobody can reach.
  return publicPort === '0' ? own : `${own} for ${publicUrl}`
}
