import { isIPv6 } from 'node:net'

type Place = { publicUrl: string; host: string; port: number }

/** Where the server listens, for the terminal, and the public address when that is another. */
export function listeningAt({ publicUrl, host, port }: Place): string {
  const publicPort = new URL(publicUrl).port
  if (publicPort === String(port)) return publicUrl
  const own = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  // Port 0 stands for any free one: nobody reaches it by that address.
  return publicPort === '0' ? own : `${own} for ${publicUrl}`
}
