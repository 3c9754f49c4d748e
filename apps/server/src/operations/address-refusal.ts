import { Refusal } from './refusal.ts'

/** Tells the operator how to fix an address that the server cannot listen on; other errors stay as they are. */
export function addressRefusal(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Refusal(
        `Port ${port} is taken by another program. Stop it, or choose another one with PORT.`,
      )
    case 'EACCES':
      return new Refusal(`Port ${port} needs rights that this user lacks. Choose one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal(
        `HOST=${host} is no address of this machine. HOST=127.0.0.1 is reached from here alone, HOST=0.0.0.0 from everywhere.`,
      )
    default:
      return error
  }
}
